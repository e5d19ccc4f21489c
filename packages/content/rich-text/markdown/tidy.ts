import { CONTAINERS, TEXT_CONTAINERS, TOP_LEVEL_BLOCKS } from '@contentful/rich-text-types'
import { markTags } from './marks.ts'
import { paragraph, plainText, type RichNode, textNode } from './node.ts'
import { inlineFor, inlineOf, kept } from './placeholders.ts'

/** Makes nodes valid for Contentful without losing words. */
export function tidy(nodes: readonly RichNode[], allowed: readonly string[] = TOP_LEVEL_BLOCKS): RichNode[] {
  const blocks: RichNode[] = []
  let loose: RichNode[] = []
  const flush = () => {
    if (loose.length > 0) blocks.push(paragraph(inline(loose)))
    loose = []
  }
  for (const node of nodes) {
    if (isInline(node)) loose.push(node)
    else {
      flush()
      blocks.push(...block(node, allowed))
    }
  }
  flush()
  return blocks
}

const isInline = ({ nodeType }: RichNode) =>
  ['text', 'html'].includes(nodeType) || /hyperlink|inline/.test(nodeType)

function block(node: RichNode, allowed: readonly string[]): RichNode[] {
  const { nodeType, content = [] } = node
  if (nodeType === kept) return allowed.includes(keptNode(node).nodeType) ? [keptNode(node)] : []
  if (!allowed.includes(nodeType)) return unwrap(node, allowed)
  if (isTextContainer(nodeType)) return [{ ...node, content: inline(content) }]
  if (nodeType === 'table') return table(node)
  const children = (CONTAINERS as Record<string, readonly string[]>)[nodeType]
  return [children ? { ...node, content: filled(tidy(content, children)) } : node]
}

/** Contentful refuses an empty list item, quote or cell, which occur during typing. */
const filled = (blocks: RichNode[]) => (blocks.length > 0 ? blocks : [paragraph([textNode('')])])

const keptNode = ({ data }: RichNode) => data.node as RichNode

/** Keeps the words of a misplaced block. */
function unwrap(node: RichNode, allowed: readonly string[]): RichNode[] {
  const { nodeType, content = [] } = node
  if (isTextContainer(nodeType)) return [paragraph(inline(content))]
  if (nodeType.startsWith('embedded-')) return inlineOf(node).map((text) => paragraph([text]))
  return tidy(content, allowed)
}

const isTextContainer = (nodeType: string) => (TEXT_CONTAINERS as readonly string[]).includes(nodeType)

function table(node: RichNode): RichNode[] {
  const [first, ...others] = node.content ?? []
  if (!first) return []
  const rows = others.map((row) => ({ ...row, content: (row.content ?? []).map(cell) }))
  const isHeaderless = plainText(first).trim() === '' && rows.length > 0
  const header = { ...first, content: (first.content ?? []).map(headerCell) }
  return [{ ...node, content: isHeaderless ? rows : [header, ...rows] }]
}

const cell = (node: RichNode): RichNode => ({
  ...node,
  content: filled(tidy(node.content ?? [], ['paragraph'])),
})
const headerCell = (node: RichNode): RichNode => ({ ...cell(node), nodeType: 'table-header-cell' })

function inline(nodes: readonly RichNode[]): RichNode[] {
  const merged = merge(marked(nodes.flatMap(phrase)))
  const [only] = merged
  const isEmpty = merged.length === 0 || (merged.length === 1 && only?.value === '\n')
  return isEmpty ? [textNode('')] : merged
}

function phrase(node: RichNode): RichNode[] {
  if (node.nodeType === 'hyperlink') return [inlineFor(String(node.data.uri), inline(node.content ?? []))]
  return isInline(node) ? [node] : inlineOf(node)
}

function marked(nodes: readonly RichNode[]): RichNode[] {
  const out: RichNode[] = []
  const ends = nodes.map((node) => markOf(node, /^<\/(\w+)>$/))
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index] as RichNode
    const mark = markOf(node, /^<(\w+)>$/)
    const end = mark ? ends.indexOf(mark, index + 1) : -1
    if (mark && end > 0) {
      out.push(...marked(nodes.slice(index + 1, end)).map((inner) => withMark(inner, mark)))
      index = end
    } else if (node.value !== '<wbr>') out.push(node.nodeType === 'html' ? textNode(node.value ?? '') : node)
  }
  return out
}

function markOf({ nodeType, value = '' }: RichNode, tag: RegExp) {
  const name = nodeType === 'html' ? tag.exec(value)?.[1] : undefined
  return Object.entries(markTags).find(([, known]) => known === name)?.[0]
}

function withMark(node: RichNode, type: string): RichNode {
  if (node.nodeType !== 'text')
    return { ...node, content: (node.content ?? []).map((child) => withMark(child, type)) }
  return { ...node, marks: [...(node.marks ?? []), { type }] }
}

function merge(nodes: readonly RichNode[]): RichNode[] {
  const texts: RichNode[] = []
  for (const node of nodes) {
    const before = texts.at(-1)
    const isSame =
      before?.nodeType === 'text' && node.nodeType === 'text' && marksOf(before) === marksOf(node)
    if (isSame) texts.splice(-1, 1, { ...before, value: `${before.value}${node.value}` })
    else texts.push(node)
  }
  return texts
}

const marksOf = ({ marks = [] }: RichNode) =>
  marks
    .map(({ type }) => type)
    .toSorted()
    .join()
