import type { RichText } from '../../define/field.ts'
import { contentTypeFor } from '../../derive/content-types.ts'
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
  return embeds.some(({ target }) => target !== undefined && hasLook(target)) ? 'text' : 'unknown'
}

type Target = { entry?: { type: string } }
type Node = { nodeType: string; data?: { target?: Target }; content?: readonly Node[] }

/** An asset, or an entry of a type that can be placed somewhere. */
const hasLook = ({ entry }: Target) =>
  entry === undefined || (contentTypeFor(entry.type)?.slots.length ?? 0) > 0

const embedsIn = ({ nodeType, data = {}, content = [] }: Node): { target?: Target }[] => [
  ...(nodeType.startsWith('embedded-') ? [data] : []),
  ...content.flatMap(embedsIn),
]
