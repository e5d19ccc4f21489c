/** Changes a rich-text heading or a title tag. Without the heading, the value stays unchanged. */
export function withRank(
  value: unknown,
  { words, from, to }: { words: string; from: number; to: number },
): unknown {
  if (typeof value === 'string') return value === `h${from}` ? `h${to}` : value
  let isDone = false
  return mapped(value, (node) => {
    if (isDone || node.nodeType !== `heading-${from}` || wordsIn(node) !== words) return node
    isDone = true
    return { ...node, nodeType: `heading-${to}` }
  })
}

/** The value is a URL, Markdown, rich text, or JSON with any of them. */
export function withAddress(value: unknown, { from, to }: { from: string; to: string }): unknown {
  const inText = (text: string) =>
    text === from ? to : text.replaceAll(`](${from})`, `](${to})`).replaceAll(`](<${from}>)`, `](<${to}>)`)
  return mappedTexts(value, inText)
}

type JsonNode = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is JsonNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function mapped(value: unknown, change: (node: JsonNode) => JsonNode): unknown {
  if (Array.isArray(value)) return value.map((part) => mapped(part, change))
  if (!isNode(value)) return value
  const node = change(value)
  return Array.isArray(node.content) ? { ...node, content: mapped(node.content, change) } : node
}

function mappedTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((part) => mappedTexts(part, change))
  if (!isNode(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mappedTexts(part, change)]))
}

const wordsIn = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(wordsIn).join('')
  if (!isNode(value)) return ''
  return typeof value.value === 'string' ? value.value : wordsIn(value.content)
}
