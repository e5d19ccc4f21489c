import type { EditionCourse, Offer } from '../../../define/event.ts'
import type { ProductOffer } from '../../../define/widgets.ts'
import type { PartProps } from '../part-props.ts'

export function ticketOf(
  { slug, title }: EditionCourse,
  { variantId, price }: Offer,
  { fields }: PartProps['source'],
): ProductOffer | undefined {
  const product = fields.courses.find((each) => each.fields.slug === slug)
  if (!product || price.price === null) return undefined
  const { productType } = product.fields
  return { name: title, slug, productType, ...price, variants: [{ variantId, label: '', ...price }] }
}
