export { VariantCard } from '../../shared/products/variant-card.tsx'
