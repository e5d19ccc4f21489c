/** A node of a rich text, as loosely as somebody may have stored it, and its place: `content[2].content[0]`. */
export type TextNode = {
  path: string
  nodeType: string
  value: string
  data: { uri?: unknown; target?: unknown }
  /** How the text of it is set off, such as `bold`. */
  marks: readonly string[]
  content: readonly unknown[]
}

/** All nodes in the order of the text; without recursion, because a hostile document may be very deep. */
export function nodesOf(root: unknown): TextNode[] {
  const found: TextNode[] = []
  const open: { value: unknown; path: string }[] = [{ value: root, path: '' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const node = nodeOf(next.value, next.path)
    if (!node) continue
    found.push(node)
    const start = node.path === '' ? 'content' : `${node.path}.content`
    // One by one, because a call takes only so many arguments.
    for (let index = node.content.length - 1; index >= 0; index -= 1)
      open.push({ value: node.content[index], path: `${start}[${index}]` })
  }
  return found
}

/** The rank of a heading as its editor chose it. */
export function rankOfNode({ nodeType }: Pick<TextNode, 'nodeType'>): number | undefined {
  const rank = /^heading-([1-6])$/.exec(nodeType)?.[1]
  return rank === undefined ? undefined : Number(rank)
}

/** The words of a node and all in it. */
export const wordsOf = (node: TextNode): string =>
  nodesOf(node)
    .map(({ value }) => value)
    .join('')

function nodeOf(value: unknown, path: string): TextNode | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { nodeType, value: text, data, marks, content } = value as Record<string, unknown>
  return {
    path,
    nodeType: typeof nodeType === 'string' ? nodeType : '',
    value: typeof text === 'string' ? text : '',
    data: typeof data === 'object' && data !== null ? data : {},
    marks: Array.isArray(marks) ? marks.map((mark) => String(Object(mark).type)) : [],
    content: Array.isArray(content) ? content : [],
  }
}
