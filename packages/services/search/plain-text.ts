/** The provider writes HTML: `CME &amp; <strong>credits</strong>`. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/gi, (written, reference) => character(reference) ?? written)
    .replace(/\s+/g, ' ')
    .trim()

/** `reference` is such as `amp`, `#39` or `#x27`. */
function character(reference: string): string | undefined {
  if (!reference.startsWith('#')) return named[reference]
  const code = /^#x/i.test(reference) ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1))
  return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
