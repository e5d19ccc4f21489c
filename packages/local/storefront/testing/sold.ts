import type { Sold } from '../catalog/catalog.ts'

/** The product is named after its variant. */
export const sold = (variantId: string, dollars: number | null, more: Partial<Sold> = {}): Sold => ({
  variantId,
  productId: `product-${variantId}`,
  productTitle: `Product ${variantId}`,
  productType: 'Course',
  title: 'Default Title',
  description: '',
  tags: [],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
  price: { price: dollars, isProgramSpecific: false },
  ...more,
})
