export { ProductCard } from '../../shared/products/product-card.tsx'
