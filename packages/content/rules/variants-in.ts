import type { Field } from '../define/field.ts'
import { textsIn } from '../field-rules/json-texts.ts'
import type { CheckedEntry } from './rule.ts'

const isVariantKey = /^(?:instantBuy|variantId|\w+Variant|\w+VariantId)$/

export const variantsIn = ({ type, values }: CheckedEntry): { field: string; id: string }[] =>
  Object.entries(values).flatMap(([field, value]) =>
    idsIn(value, type.fields[field]).map((id) => ({ field, id })),
  )

function idsIn(value: unknown, field: Field | undefined): string[] {
  if (typeof value !== 'string')
    return textsIn(value).flatMap(({ key, text }) => (isVariantKey.test(key) && text !== '' ? [text] : []))
  const isVariant = field?.kind === 'text' && field.picker === 'variant'
  return isVariant && value !== '' ? [value] : []
}
