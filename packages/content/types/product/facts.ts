import type { Facts } from '../../define/facts.ts'
import type { Entry } from '../../define/values.ts'

/** Only a book has its date. A feed shows when a webinar was announced, because its day is in the future. */
export const productFacts = ({ fields }: Entry<'product'>): Facts => ({
  title: fields.title ?? fields.internalName,
  summary: fields.shortDescription,
  tags: fields.categories,
  image: fields.image,
  ...(fields.productType === 'Book' && fields.publicationDate && { date: fields.publicationDate }),
})
