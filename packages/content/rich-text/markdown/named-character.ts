import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/**
 * The character of `&name;`; false when there is none. The bundler of the site gives this to the Markdown parser in place
 * of `decode-named-character-reference`, whose build for browsers writes `innerHTML`: Trusted Types forbid that. Its
 * other build adds a table of 37 KB that `parse5` already holds.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const reference = `&${name};`
  const [node] = parseFragment(reference).childNodes
  const text = (node as DefaultTreeAdapterTypes.TextNode | undefined)?.value ?? ''
  // HTML also knows names without a semicolon: it reads `&notit;` as `¬it;`, and Markdown does not.
  const isWhole = text !== reference && (name === 'semi' || !text.endsWith(';'))
  return isWhole ? text : false
}
