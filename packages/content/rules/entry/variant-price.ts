import { toCents } from '../../shared/products/pricing/cents.ts'
import { money } from '../../shared/products/pricing/money.ts'
import type { EntryRule } from '../rule.ts'

export const variantPrice: EntryRule = {
  id: 'variant-price',
  title: 'Prices that differ from the shop',
  about: 'A price is the price that the shop charges. Checked only if the variants of the shop are known.',
  severity: 'warning',
  scope: 'entry',
  check({ values }, { shopVariants }) {
    const { variantId, price, variants } = values
    // The shop charges for the variants instead.
    const hasVariants = Array.isArray(variants) && variants.length > 0
    const sold = typeof variantId === 'string' && !hasVariants ? shopVariants?.get(variantId) : undefined
    const cents = typeof price === 'number' ? toCents(price) : null
    if (sold === undefined || sold === 'unknown' || cents === null || cents === sold.priceCents) return []
    const message = `The price is ${money(cents)} here, but the shop charges ${money(sold.priceCents)}. Correct one of the two.`
    return [{ field: 'price', message }]
  },
}
