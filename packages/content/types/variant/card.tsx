export { VariantCard } from '../../shared/product-cards/variant-card.tsx'
