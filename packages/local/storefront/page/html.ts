/** Already escaped. */
export type Html = { readonly markup: string }
type Value = Html | string | number | false | undefined | readonly Html[]

/** Escapes all text except `Html`. */
export const html = (texts: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: texts.map((text, index) => text + written(values[index])).join(''),
})

function written(value: Value): string {
  if (value === undefined || value === false) return ''
  if (Array.isArray(value)) return value.map(written).join('')
  return typeof value === 'object' && 'markup' in value ? value.markup : escaped(String(value))
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
