const controls = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u
const allControls = new RegExp(controls, 'gu')

/** Without what XML 1.0 cannot hold, not even as a reference: control characters, halves of a character. */
export function storable(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed()
  return controls.test(whole) ? whole.replaceAll(allControls, '') : whole
}

export const isStorable = (text: string) => text.isWellFormed() && !controls.test(text)

/** For titles and names: the separators that word processors leave in them are spaces. */
export const oneLine = (text: string) => storable(text).replaceAll(/\s+/g, ' ').trim()

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
