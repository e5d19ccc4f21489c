/** Some programs treat these Unicode and control characters as line ends. */
const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
/** Control characters that a text must not contain, except line breaks and the tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
const controls = /[\x00-\x08\x0e-\x1f\x7f]/g

/** Leaves whole characters and one kind of line break. */
export const storable = (text: string) =>
  text.toWellFormed().replaceAll(lineBreaks, '\n').replaceAll(controls, '')

/** A value of the type TEXT (RFC 5545 §3.3.11). */
export const textValue = (text: string) =>
  storable(text)
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')

/** Returns undefined unless the URL is absolute. A URL needs no escapes and contains no line break. */
export const urlValue = (url: string | undefined) =>
  url !== undefined && URL.canParse(url) ? new URL(url).href : undefined
