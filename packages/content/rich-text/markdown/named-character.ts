import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/**
 * Returns the character of `&name;`, or false. The site's bundler substitutes it for
 * `decode-named-character-reference`, because that package's browser build writes `innerHTML`, which Trusted Types
 * forbid. Its other build adds a table of 37 KB that `parse5` already holds.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const reference = `&${name};`
  const [node] = parseFragment(reference).childNodes
  const text = (node as DefaultTreeAdapterTypes.TextNode | undefined)?.value ?? ''
  // HTML also knows names without a semicolon: it reads `&notit;` as `¬it;`, but Markdown does not.
  const isWhole = text !== reference && (name === 'semi' || !text.endsWith(';'))
  return isWhole ? text : false
}
