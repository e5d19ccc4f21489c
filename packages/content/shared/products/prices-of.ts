import type { Entry } from '../../define/values.ts'
import type { ProductPrice } from '../../define/widgets.ts'
import { openVariants } from './offer-of.ts'
import { isSoldAlone } from './offers.ts'
import { priceOf } from './price-of.ts'

/** Of what is for sale now; without it, of all variants. Empty for a product without variants. */
export function pricesOf({ fields }: Entry<'product'>, now?: number): readonly ProductPrice[] {
  const alone = fields.variants.filter(isSoldAlone)
  const open = openVariants(alone, now)
  return (open.length > 0 ? open : alone).map((variant) => priceOf(variant.fields))
}
