/** A node of a rich text, as loosely as somebody may have stored it. */
export type TextNode = {
  nodeType: string
  value: string
  data: { uri?: unknown; target?: unknown }
  content: readonly TextNode[]
}

/** All nodes in the order of the text; without recursion, because a hostile document may be very deep. */
export function nodesOf(root: unknown): TextNode[] {
  const found: TextNode[] = []
  const open = [root]
  while (open.length > 0) {
    const node = nodeOf(open.pop())
    if (!node) continue
    found.push(node)
    open.push(...node.content.toReversed())
  }
  return found
}

/** The words of a node and all in it. */
export const wordsOf = (node: TextNode): string =>
  nodesOf(node)
    .map(({ value }) => value)
    .join('')

function nodeOf(value: unknown): TextNode | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { nodeType, value: text, data, content } = value as Record<string, unknown>
  return {
    nodeType: typeof nodeType === 'string' ? nodeType : '',
    value: typeof text === 'string' ? text : '',
    data: typeof data === 'object' && data !== null ? data : {},
    content: Array.isArray(content) ? content : [],
  }
}
