import type { Facts } from '../../define/facts.ts'
import type { Entry } from '../../define/values.ts'
import { offerOf } from '../../shared/products/offer-of.ts'
import { pricingMessages } from '../../shared/products/pricing/messages.ts'
import { priceText } from '../../shared/products/pricing/money.ts'
import { lowestPrice } from '../../shared/products/pricing/price-words.ts'
import { guestPricing } from '../../shared/products/pricing/pricing.ts'

/** Only a book has its date. A feed shows when a webinar was announced, because its day is in the future. */
export const productFacts = (product: Entry<'product'>): Facts => ({
  title: product.fields.title ?? product.fields.internalName,
  summary: product.fields.shortDescription,
  tags: product.fields.categories,
  image: product.fields.image,
  price: priceOf(product),
  ...(product.fields.productType === 'Book' &&
    product.fields.publicationDate && { date: product.fields.publicationDate }),
})

function priceOf(product: Entry<'product'>): string | undefined {
  const { cents, isFrom } = lowestPrice(offerOf(product).variants, guestPricing)
  if (cents === null) return undefined
  return `${isFrom ? pricingMessages.from : ''}${priceText(cents)}`
}
