import type { Facts } from '../../define/facts.ts'
import type { Entry } from '../../define/values.ts'
import { productMessages } from '../../shared/products/messages.ts'
import { nextDates } from '../../shared/products/next-dates.ts'
import { priceOf } from '../../shared/products/price-of.ts'
import { pricesOf } from '../../shared/products/prices-of.ts'
import { pricingMessages } from '../../shared/products/pricing/messages.ts'
import { priceText } from '../../shared/products/pricing/money.ts'
import { lowestPrice } from '../../shared/products/pricing/price-words.ts'
import { guestPricing } from '../../shared/products/pricing/pricing.ts'
import { webinarDay } from '../../shared/products/webinar-time.ts'

/** Only a book has its date. A feed shows when a webinar was announced, because its day is in the future. */
export const productFacts = (product: Entry<'product'>): Facts => ({
  title: product.fields.title ?? product.fields.internalName,
  summary: product.fields.shortDescription,
  tags: product.fields.categories,
  image: product.fields.image,
  // Only for those who ask, because a product that is half written has no variants.
  get price() {
    return priceWordsOf(product)
  },
  when: (now) => whenOf(product, now),
  ...(product.fields.productType === 'Book' &&
    product.fields.publicationDate && { date: product.fields.publicationDate }),
})

function whenOf({ fields }: Entry<'product'>, now: number): string | undefined {
  if (fields.productType === 'Webinar') return webinarDay(fields)
  const start = fields.productType === 'Course' ? nextDates(fields, now)?.start : undefined
  return start && productMessages.starts(start)
}

function priceWordsOf(product: Entry<'product'>): string | undefined {
  const prices = pricesOf(product)
  const { cents, isFrom } = lowestPrice(prices.length > 0 ? prices : [priceOf(product.fields)], guestPricing)
  if (cents === null) return undefined
  return `${isFrom ? pricingMessages.from : ''}${priceText(cents)}`
}
