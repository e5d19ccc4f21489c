import type { RichText } from '../../define/field.ts'
import { plainText } from '../../rich-text/plain-text.ts'

type State = 'text' | 'missing' | 'unknown'

/**
 * What an include holds. It is missing when it has neither words nor embeds; it is unknown when it has no words and
 * nothing of what it embeds can be shown: an entry that is gone, or of a type that a text cannot hold.
 */
export function stateOf(includeText: RichText | undefined): State {
  if (!includeText) return 'missing'
  if (plainText(includeText) !== '') return 'text'
  const embeds = embedsIn(includeText)
  if (embeds.length === 0) return 'missing'
  return embeds.some(({ target }) => target !== undefined && !('unknownType' in target)) ? 'text' : 'unknown'
}

type Node = { nodeType: string; data?: { target?: object }; content?: readonly Node[] }

const embedsIn = ({ nodeType, data = {}, content = [] }: Node): { target?: object }[] => [
  ...(nodeType.startsWith('embedded-') ? [data] : []),
  ...content.flatMap(embedsIn),
]
