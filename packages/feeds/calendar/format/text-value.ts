/** Some programs end a line at these. */
const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
/** Matches control characters except line breaks and the tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
const controls = /[\x00-\x08\x0e-\x1f\x7f]/g

export const storable = (text: string) =>
  text.toWellFormed().replaceAll(lineBreaks, '\n').replaceAll(controls, '')

/** Escapes TEXT (RFC 5545 §3.3.11). */
export const textValue = (text: string) =>
  storable(text)
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')

/** Returns undefined unless absolute. A URL needs no escapes and contains no line break. */
export const urlValue = (url: string | undefined) =>
  url !== undefined && URL.canParse(url) ? new URL(url).href : undefined
