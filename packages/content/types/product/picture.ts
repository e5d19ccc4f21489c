import { knownFacts, type PagePicture } from '../../define/page-picture.ts'
import type { Entry } from '../../define/values.ts'
import { typeName } from '../../shared/product-cards/product-card.tsx'
import { waysToBuy } from '../../shared/products/offers.ts'
import { shortWebinarTime } from '../../shared/products/webinar-time.ts'
import { messages } from './messages.ts'

export function productPicture({ fields }: Entry<'product'>): PagePicture {
  const { productType, credits, image, people } = fields
  const shared = { kind: typeName(productType) ?? '', title: fields.title || fields.internalName }
  if (productType === 'Book')
    return {
      ...shared,
      look: 'book',
      facts: [people.map((person) => person.fields.name).join(', ')],
      cover: image,
    }
  if (productType === 'Webinar')
    return { ...shared, look: 'event', facts: knownFacts([shortWebinarTime(fields)]) }
  const formats = new Set(waysToBuy(fields.variants).map((variant) => variant.fields.deliveryFormat))
  const facts = knownFacts([[...formats].filter(Boolean).join(', '), credits && messages.cmeCredits(credits)])
  return { ...shared, look: productType === 'Course' ? 'course' : 'page', facts }
}
