import type { RichText } from '../../define/field.ts'
import { contentTypeFor } from '../../derive/content-types.ts'
import { plainText } from '../../rich-text/plain-text.ts'

type State = 'text' | 'missing' | 'unknown'

/** `missing`: neither words nor embeds. `unknown`: no words, and each embed is deleted or not allowed in a text. */
export function stateOf(includeText: RichText | undefined): State {
  if (!includeText) return 'missing'
  if (plainText(includeText) !== '') return 'text'
  const embeds = embedsIn(includeText)
  if (embeds.length === 0) return 'missing'
  return embeds.some(({ target }) => target !== undefined && hasLook(target)) ? 'text' : 'unknown'
}

type Target = { entry?: { type: string } }
type Node = { nodeType: string; data?: { target?: Target }; content?: readonly Node[] }

const hasLook = ({ entry }: Target) =>
  entry === undefined || (contentTypeFor(entry.type)?.slots.length ?? 0) > 0

const embedsIn = ({ nodeType, data = {}, content = [] }: Node): { target?: Target }[] => [
  ...(nodeType.startsWith('embedded-') ? [data] : []),
  ...content.flatMap(embedsIn),
]
