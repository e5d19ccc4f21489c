import type { Field } from '../../define/field.ts'
import { textsIn } from '../../field-rules/json-texts.ts'
import { toCents } from '../../shared/products/pricing/cents.ts'
import { money } from '../../shared/products/pricing/money.ts'
import type { CheckedEntry, EntryRule } from '../rule.ts'

export const unknownVariants: EntryRule = {
  id: 'variant',
  title: 'Variants the shop does not sell',
  about: 'A variant id is one that the shop sells. Checked only if the variants of the shop are known.',
  severity: 'warning',
  scope: 'entry',
  check: (entry, { shopVariants }) =>
    variantsIn(entry)
      .filter(({ id }) => shopVariants?.get(id) === 'unknown')
      .map(({ field, id }) => ({
        field,
        message: `The shop has no variant “${id}”. Look up the right id in the shop.`,
      })),
}

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

export const variantsIn = ({ type, values }: CheckedEntry): { field: string; id: string }[] =>
  Object.entries(values).flatMap(([field, value]) =>
    idsIn(value, type.fields[field]).map((id) => ({ field, id })),
  )

const isVariantKey = /^(?:instantBuy|variantId|\w+Variant|\w+VariantId)$/

function idsIn(value: unknown, field: Field | undefined): string[] {
  if (typeof value !== 'string')
    return textsIn(value).flatMap(({ key, text }) => (isVariantKey.test(key) && text !== '' ? [text] : []))
  const isVariant = field?.kind === 'text' && field.picker === 'variant'
  return isVariant && value !== '' ? [value] : []
}
