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

export const isPlainData = (data: Record<string, unknown>, known: readonly string[] = []) =>
  Object.keys(data).every((key) => known.includes(key))

export const isRichText = (value: unknown): value is RichText =>
  isRichNode(value) && value.nodeType === 'document' && Array.isArray(value.content)
