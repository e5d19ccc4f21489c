import type { RichText } from '@association/content'
import type { RichNode } from '@association/content/rich-text/markdown/node.ts'

/** Scripts and old tools store arbitrary data, so only nodes of this shape are read. */
export function isRichNode(value: unknown): value is RichNode {
  if (typeof value !== 'object' || value === null) return false
  const { nodeType, content, data } = value as Partial<RichNode>
  return (
    typeof nodeType === 'string' &&
    (content === undefined || Array.isArray(content)) &&
    typeof data === 'object' &&
    data !== null
  )
}

/** True if the data has only the named properties. */
export const isPlainData = (data: Record<string, unknown>, known: readonly string[] = []) =>
  Object.keys(data).every((key) => known.includes(key))

/** False if the value is not rich text at all. */
export const isRichText = (value: unknown): value is RichText =>
  isRichNode(value) && value.nodeType === 'document' && Array.isArray(value.content)
