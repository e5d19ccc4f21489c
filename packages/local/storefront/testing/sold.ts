import type { Sold } from '../catalog/catalog.ts'

/** One variant of a product that is named after it, for tests. */
export const sold = (variantId: string, dollars: number | null, more: Partial<Sold> = {}): Sold => ({
  variantId,
  productId: `product-${variantId}`,
  productTitle: `Product ${variantId}`,
  productType: 'Course',
  title: 'Default Title',
  price: { price: dollars, isProgramSpecific: false },
  ...more,
})
