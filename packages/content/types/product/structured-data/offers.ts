import type { About, Thing } from '../../../define/structured-data.ts'
import type { Entry } from '../../../define/values.ts'
import { variantEnd } from '../../../shared/products/has-ended.ts'
import { waysToBuy } from '../../../shared/products/offers.ts'

type ProductEntry = Entry<'product'>

/** Uses non-member prices. An unknown price makes no offer. */
export function offersOf({ fields }: ProductEntry, about: About): Thing[] {
  if (fields.variants.length === 0)
    return fields.price === undefined ? [] : [offer({ price: fields.price, url: about.url })]
  return waysToBuy(fields.variants).flatMap((variant) => offerOf(variant, about) ?? [])
}

function offerOf({ fields }: Entry<'variant'>, about: About): Thing | undefined {
  const { price, variantId } = fields
  if (price === undefined) return undefined
  const end = variantEnd(fields)
  return {
    ...offer({ price, url: `${about.url}?${new URLSearchParams({ v: variantId })}` }),
    sku: variantId,
    ...(end !== undefined && { availabilityEnds: new Date(end).toISOString() }),
  }
}

const offer = ({ price, url }: { price: number; url: string }): Thing => ({
  '@type': 'Offer',
  price: price.toFixed(2),
  priceCurrency: 'USD',
  availability: 'https://schema.org/InStock',
  category: price === 0 ? 'Free' : 'Paid',
  url,
})
