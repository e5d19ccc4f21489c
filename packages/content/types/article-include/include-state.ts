import type { RichText } from '../../define/field.ts'
import { contentTypeFor } from '../../derive/content-types.ts'
import { plainText } from '../../rich-text/plain-text.ts'

type State = 'text' | 'missing' | 'unknown'

/**
 * `missing`: neither words nor embeds. `unknown`: no words, and no embed can show, because the entry is deleted or its
 * type is not allowed in a text.
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

/** True for an asset, or an entry whose type has a slot. */
const hasLook = ({ entry }: Target) =>
  entry === undefined || (contentTypeFor(entry.type)?.slots.length ?? 0) > 0

const embedsIn = ({ nodeType, data = {}, content = [] }: Node): { target?: Target }[] => [
  ...(nodeType.startsWith('embedded-') ? [data] : []),
  ...content.flatMap(embedsIn),
]
