/** What XML 1.0 cannot hold, not even as a reference: control characters, halves of a character, noncharacters. */
const unstorable = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/u
const everyUnstorable = new RegExp(unstorable, 'gu')
/** All of these, and whole characters outside the first plane: three times as fast to look for. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const suspicious = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\uD800-\uDFFF\uFFFE\uFFFF]/

export const isStorable = (text: string) => !suspicious.test(text) || !unstorable.test(text)

/** The text without what XML cannot hold; half a character shows as one that is missing. */
export const storable = (text: string) =>
  isStorable(text) ? text : text.toWellFormed().replaceAll(everyUnstorable, '')

/** For titles and names: the separators that word processors leave in them are spaces. */
export function oneLine(text: string): string {
  const kept = storable(text)
  return untidy.test(kept) ? kept.replaceAll(/\s+/g, ' ').trim() : kept
}

/** Most words have nothing between them but one space each. */
const untidy = /[^\S ]| {2}|^ | $/

const marks = /[&<>"]/

/** Text as it stands between tags, or in an attribute in double quotes. */
export function escaped(text: string): string {
  if (!marks.test(text)) return text
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** HTML between tags of XML, as readers expect it: what would end the section is cut in two. */
export const section = (html: string) =>
  `<![CDATA[${html.includes(']]>') ? html.replaceAll(']]>', ']]]]><![CDATA[>') : html}]]>`

/** `<name>text</name>`, or nothing where there is no text. */
export const element = (name: string, text: string | undefined) =>
  text ? `<${name}>${escaped(text)}</${name}>\n` : ''
