/**
 * The addresses of `url()` and `@import` in a stylesheet or a `style` attribute. What a fragment alone names lies in the
 * page itself, and data in an address is no link.
 */
export function cssAddresses(css: string): string[] {
  const found: string[] = []
  for (const { groups = {} } of css.matchAll(token)) {
    const address = unescaped(
      groups.imported?.slice(1, -1) ?? groups.quoted?.slice(1, -1) ?? groups.plain ?? '',
    )
    if (address !== '' && !/^(#|data:)/i.test(address)) found.push(address.trim())
  }
  return found
}

const quoted = String.raw`"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'`
/** Comments, namespaces and other strings are read over: a `url(` in them is none. */
const token = new RegExp(
  [
    String.raw`/\*[\s\S]*?(?:\*/|$)`,
    String.raw`@namespace\b[^;]*`,
    String.raw`@import\s*(?<imported>${quoted})`,
    String.raw`\burl\(\s*(?:(?<quoted>${quoted})|(?<plain>(?:[^\s"'()\\]|\\[\da-f]{1,6}\s?|\\[\s\S])*))\s*\)`,
    quoted,
  ].join('|'),
  'gi',
)

/** `\26 ` is `&`; a backslash before anything else stands for what follows. */
const unescaped = (text: string) =>
  text.replace(/\\(?:([\da-f]{1,6})\s?|\n|([\s\S]))/gi, (_, code?: string, other = '') =>
    code === undefined ? other : characterOf(Number.parseInt(code, 16)),
  )

const characterOf = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')
