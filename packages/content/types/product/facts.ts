import type { Facts } from '../../define/facts.ts'
import type { Entry } from '../../define/values.ts'

/**
 * A book has the date on which it was published. Other products have no date of their own: a feed that announces a
 * webinar shows when it was announced, because its day is in the future.
 */
export const productFacts = ({ fields }: Entry<'product'>): Facts => ({
  title: fields.title ?? fields.internalName,
  summary: fields.shortDescription,
  tags: fields.categories,
  image: fields.image,
  ...(fields.productType === 'Book' && fields.publicationDate && { date: fields.publicationDate }),
})
