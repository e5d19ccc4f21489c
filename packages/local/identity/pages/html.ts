/** Already escaped. */
export type Html = { html: string }

type HtmlPart = string | number | Html | undefined | false | readonly Html[]

/** Escapes all values except `Html`. */
export const html = (texts: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html => ({
  html: texts.map((text, index) => text + written(parts[index])).join(''),
})

export const trusted = (text: string): Html => ({ html: text })

function written(part: HtmlPart): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'html' in part ? part.html : part.map((one) => one.html).join('')
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
