import type { Facts } from '../../define/facts.ts'
import type { Entry } from '../../define/values.ts'

export const productFacts = ({ fields }: Entry<'product'>): Facts => ({
  title: fields.title ?? fields.internalName,
  summary: fields.shortDescription,
  image: fields.image,
})
