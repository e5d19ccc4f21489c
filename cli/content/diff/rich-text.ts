import { linkOf } from '@association/content/rules/links-in.ts'
import { isRecord } from '@association/content/safe/is-record.ts'

/** Writes `# heading`, `- item`, `**bold**`, `[words](address)`, `{{embedded entry}}`. */
export function richTextWords(value: unknown): string {
  return blocksOf(value).join('\n')
}

export const isRichText = (value: unknown) => isRecord(value) && value.nodeType === 'document'

type DiffNode = {
  nodeType: string
  value: string
  content: DiffNode[]
  marks: string[]
  uri: string
  target: string
}

const listKinds = new Set(['unordered-list', 'ordered-list', 'list-item', 'blockquote', 'table', 'table-row'])

function blocksOf(value: unknown, prefix = ''): string[] {
  const node = nodeOf(value)
  if (node.nodeType === 'document') return node.content.flatMap((child) => blocksOf(child, prefix))
  if (node.nodeType === 'list-item') return node.content.flatMap((child) => blocksOf(child, `${prefix}- `))
  if (node.nodeType === 'blockquote') return node.content.flatMap((child) => blocksOf(child, `${prefix}> `))
  if (listKinds.has(node.nodeType)) return node.content.flatMap((child) => blocksOf(child, prefix))
  const rank = /^heading-(\d)$/.exec(node.nodeType)?.[1]
  const mark = rank ? `${'#'.repeat(Number(rank))} ` : ''
  if (node.nodeType === 'hr') return [`${prefix}---`]
  return [`${prefix}${mark}${inline(node)}`]
}

function inline(node: DiffNode): string {
  if (node.nodeType === 'text') return marked(node)
  const words = node.content.map(inline).join('')
  if (node.target) return words ? `[${words}]({{${node.target}}})` : `{{${node.target}}}`
  return node.uri ? `[${words}](${node.uri})` : words
}

const signs: Record<string, string> = { bold: '**', italic: '_', code: '`', underline: '__' }

const marked = ({ value, marks }: DiffNode) =>
  marks.reduce((text, mark) => {
    const sign = signs[mark] ?? `<${mark}>`
    return text.trim() === '' ? text : `${sign}${text}${sign}`
  }, value)

/** Stored rich text may be invalid. */
function nodeOf(value: unknown): DiffNode {
  const { nodeType, value: text, content, marks, data } = isRecord(value) ? value : {}
  const { uri, target } = isRecord(data) ? data : {}
  return {
    nodeType: String(nodeType ?? ''),
    value: String(text ?? ''),
    content: Array.isArray(content) ? content.map(nodeOf) : [],
    marks: Array.isArray(marks)
      ? marks.map((mark) => String(isRecord(mark) ? mark.type : mark)).toSorted()
      : [],
    uri: typeof uri === 'string' ? uri : '',
    target: linkOf(target)?.id ?? '',
  }
}
