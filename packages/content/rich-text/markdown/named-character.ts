import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/**
 * Replaces `decode-named-character-reference` in the site's bundle: its browser build writes `innerHTML`, which Trusted
 * Types forbid; its other build adds 37 KB that `parse5` already holds.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const reference = `&${name};`
  const [node] = parseFragment(reference).childNodes
  const text = (node as DefaultTreeAdapterTypes.TextNode | undefined)?.value ?? ''
  // HTML reads `&notit;` as `¬it;`, but Markdown does not.
  const isWhole = text !== reference && (name === 'semi' || !text.endsWith(';'))
  return isWhole ? text : false
}
