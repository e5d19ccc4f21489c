import { textsIn } from '../field-rules/json-texts.ts'

const isVariantField = /^(?:instantBuy|variantId|\w+Variant|\w+VariantId)$/

/** The ids of variants that the values of an entry name, each with its field. */
export const variantsIn = (values: Readonly<Record<string, unknown>>): { field: string; id: string }[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const texts = typeof value === 'string' ? [{ key: field, text: value }] : textsIn(value)
    return texts
      .filter(({ key, text }) => isVariantField.test(key) && text !== '')
      .map(({ text }) => ({ field, id: text }))
  })
