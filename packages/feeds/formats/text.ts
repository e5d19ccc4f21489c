/** XML 1.0 cannot hold these, not even as references. */
const unstorable = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/u
const everyUnstorable = new RegExp(unstorable, 'gu')
/** Includes valid surrogate pairs, because this search is three times as fast. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const suspicious = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uD800-\uDFFF\uFFFE\uFFFF]/

export const isStorable = (text: string) => !suspicious.test(text) || !unstorable.test(text)

/** A lone surrogate becomes U+FFFD. */
export const storable = (text: string) =>
  isStorable(text) ? text : text.toWellFormed().replaceAll(everyUnstorable, '')

/** Replaces the separators that word processors leave. */
export function oneLine(text: string): string {
  const kept = storable(text)
  return untidy.test(kept) ? kept.replaceAll(/\s+/g, ' ').trim() : kept
}

/** Most texts have only single spaces. */
const untidy = /[^\S ]| {2}|^ | $/

const marks = /[&<>"]/

/** Escapes for an element or a double-quoted attribute. */
export function escaped(text: string): string {
  if (!marks.test(text)) return text
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Splits `]]>`, which would end the section. Returns pieces of the text. */
export const section = (html: string) => [
  '<![CDATA[',
  html.includes(']]>') ? html.replaceAll(']]>', ']]]]><![CDATA[>') : html,
  ']]>',
]

export const element = (name: string, text: string | undefined) =>
  text ? `<${name}>${escaped(text)}</${name}>\n` : ''
