import { textsIn } from '../json-texts.ts'
import type { EntryRule } from '../rule.ts'

const isVariantField = /^(?:instantBuy|variantId|programSpecificVariant|\w+VariantId)$/

export const unknownVariants: EntryRule = {
  id: 'variant',
  title: 'Variants the shop does not sell',
  about: 'A variant id is one that the shop sells. Checked only if the variants of the shop are known.',
  severity: 'warning',
  scope: 'entry',
  check({ values }, { knownVariants }) {
    if (!knownVariants) return []
    return Object.entries(values).flatMap(([field, value]) =>
      variantsIn(field, value)
        .filter((id) => !knownVariants.has(id))
        .map((id) => ({
          field,
          message: `The shop has no variant “${id}”. Look up the right id in the shop.`,
        })),
    )
  },
}

function variantsIn(field: string, value: unknown): string[] {
  const texts = typeof value === 'string' ? [{ key: field, text: value }] : textsIn(value)
  return texts.filter(({ key, text }) => isVariantField.test(key) && text !== '').map(({ text }) => text)
}
