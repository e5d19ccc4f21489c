/** Stored data can have any shape. `path` such as `content[2].content[0]`. */
export type TextNode = {
  path: string
  nodeType: string
  value: string
  data: { uri?: unknown; target?: unknown }
  marks: readonly string[]
  content: readonly unknown[]
}

/** Iterative, because a hostile document can be very deep. */
export function nodesOf(root: unknown): TextNode[] {
  const found: TextNode[] = []
  const open: { value: unknown; path: string }[] = [{ value: root, path: '' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const node = nodeOf(next.value, next.path)
    if (!node) continue
    found.push(node)
    const start = node.path === '' ? 'content' : `${node.path}.content`
    // A call takes only so many arguments.
    for (let index = node.content.length - 1; index >= 0; index -= 1)
      open.push({ value: node.content[index], path: `${start}[${index}]` })
  }
  return found
}

export function rankOfNode({ nodeType }: Pick<TextNode, 'nodeType'>): number | undefined {
  const rank = /^heading-([1-6])$/.exec(nodeType)?.[1]
  return rank === undefined ? undefined : Number(rank)
}

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
