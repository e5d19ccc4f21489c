import type { ProductType } from './offers.ts'

export const productPlaces: { readonly [Type in ProductType]?: (slug: string) => string } = {
  Course: (slug) => `/education/course/${slug}`,
  Book: (slug) => `/publications/books/${slug}`,
  Journal: (slug) => `/publications/subscriptions/${slug}`,
  journal: (slug) => `/publications/subscriptions/${slug}`,
  Subscription: (slug) => `/publications/subscriptions/${slug}`,
  'Other Subscription': (slug) => `/publications/subscriptions/${slug}`,
  Webinar: (slug) => `/webinar/${slug}`,
  assessment: () => '/store/assessments',
}

/** Assessments are part of a list. */
export const hasPageOfItsOwn = ({ productType = '', slug = '' }: PlacedProduct) =>
  slug !== '' && productType !== 'assessment' && Object.hasOwn(productPlaces, productType)

type Bought = {
  variantId?: string | undefined
  programName?: string | undefined
  programSpecificVariant?: boolean
}
type PlacedProduct = Bought & { productType?: string | undefined; slug?: string | undefined }

/** `?v=` selects the variant, `&pn=` its program. Returns `#` for an unknown type or a missing slug. */
export function productPath(
  { productType = '', slug = '', ...own }: PlacedProduct,
  variant: Bought = own,
): string {
  const place = Object.hasOwn(productPlaces, productType)
    ? productPlaces[productType as ProductType]
    : undefined
  if (!place || (slug === '' && productType !== 'assessment')) return '#'
  const query = new URLSearchParams()
  if (variant.variantId) query.set('v', variant.variantId)
  if (variant.programSpecificVariant && variant.programName) query.set('pn', variant.programName)
  return `${place(encodeURIComponent(slug))}${query.size > 0 ? `?${query}` : ''}`
}
