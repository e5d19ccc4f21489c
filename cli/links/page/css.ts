/**
 * Skips `data:`, and fragments, which refer to the page itself. Reads each character at most twice, and only as far as
 * the caller iterates.
 */
export function* cssAddresses(css: string): Generator<string> {
  const token = /\/\*|["']|@import|@namespace\b|\burl\(/gi
  for (let match = token.exec(css); match; match = token.exec(css)) {
    const { end, written } = partAt(css, match[0].toLowerCase(), token.lastIndex)
    token.lastIndex = end
    const address = written === undefined ? '' : unescaped(written).trim()
    if (address !== '' && !/^(#|data:)/i.test(address)) yield address
  }
}

type CssPart = { end: number; written?: string | undefined }

function partAt(css: string, token: string, start: number): CssPart {
  switch (token) {
    case '/*':
      return { end: endOf(css, '*/', start) }
    case '@namespace':
      return { end: endOf(css, ';', start) }
    case '@import':
      return importAt(css, firstAfterSpace(css, start))
    case 'url(':
      return urlAt(css, firstAfterSpace(css, start))
    default:
      // `url(` inside a string is text.
      return { end: stringAt(css, start - 1).end }
  }
}

const isQuote = (character: string | undefined) => character === '"' || character === "'"

/** The next token handles `@import url()`. */
const importAt = (css: string, start: number): CssPart =>
  isQuote(css[start]) ? stringAt(css, start) : { end: start }

/** A `url(` that is not closed has no address. */
function urlAt(css: string, start: number): CssPart {
  const { end, written } = isQuote(css[start]) ? stringAt(css, start) : plainAt(css, start)
  const close = firstAfterSpace(css, end)
  return css[close] === ')' ? { end: close + 1, written } : { end: close }
}

/** `start` is the quote. A line break ends the string without an address. */
function stringAt(css: string, start: number): CssPart {
  const quote = css[start]
  const end = unescapedEnd(css, start + 1, quote === '"' ? /["\\\n]/g : /['\\\n]/g)
  return css[end] === quote ? { end: end + 1, written: css.slice(start + 1, end) } : { end }
}

function plainAt(css: string, start: number): CssPart {
  const end = unescapedEnd(css, start, /[\s"'()\\]/g)
  return { end, written: css.slice(start, end) }
}

/** A space after `\26` belongs to the escape. */
function unescapedEnd(css: string, start: number, stop: RegExp): number {
  stop.lastIndex = start
  for (let match = stop.exec(css); match; match = stop.exec(css)) {
    if (match[0] !== '\\') return match.index
    escapeAt.lastIndex = match.index
    stop.lastIndex = match.index + (escapeAt.exec(css)?.[0].length ?? 1)
  }
  return css.length
}

function firstAfterSpace(css: string, start: number): number {
  const word = /\S/g
  word.lastIndex = start
  return word.exec(css)?.index ?? css.length
}

function endOf(css: string, close: string, start: number): number {
  const at = css.indexOf(close, start)
  return at < 0 ? css.length : at + close.length
}

const escaped = String.raw`\\(?:([\da-f]{1,6})\s?|\n|([\s\S]))`
const escapeAt = new RegExp(escaped, 'iy')
const escapes = new RegExp(escaped, 'gi')

/** `\26 ` is `&`; other backslashes are dropped. */
const unescaped = (text: string) =>
  text.replace(escapes, (_, code?: string, other = '') =>
    code === undefined ? other : characterOf(Number.parseInt(code, 16)),
  )

const characterOf = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')
