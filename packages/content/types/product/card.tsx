export { ProductCard } from '../../shared/product-cards/product-card.tsx'
