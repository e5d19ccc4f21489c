import type { RichText } from '@association/content'
import { documentOf, type RichNode, textNode } from '@association/content/rich-text/markdown/node.ts'
import type { Mark, Node } from '@tiptap/pm/model'
import { type Container, containerNames } from './container-names.ts'
import { originOf, remember } from './origins.ts'

export function fromEditor(doc: Node): RichText | undefined {
  if (isEmptyText(doc)) return undefined
  return documentOf(doc.children.map(richNode))
}

export const isEmptyText = ({ childCount, firstChild }: Node) =>
  childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.content.size === 0

function richNode(node: Node): RichNode {
  const origin = originOf(node)
  if (origin) return origin
  const written = write(node)
  remember(node, written)
  return written
}

function write(node: Node): RichNode {
  const { type, attrs } = node
  switch (type.name) {
    case 'unknownBlock':
      return attrs.node
    case 'embed':
      return { nodeType: attrs.nodeType, data: { target: attrs.target }, content: [] }
    case 'hr':
      return { nodeType: 'hr', data: {}, content: [] }
    case 'heading':
      return { nodeType: `heading-${attrs.level}`, data: {}, content: line(node) }
    case 'paragraph':
      return { nodeType: 'paragraph', data: {}, content: line(node) }
    default:
      return {
        nodeType: containerNames[type.name as Container],
        data: dataOf(node),
        content: node.children.map(richNode),
      }
  }
}

/** Contentful rejects a paragraph without a text node. */
function line(node: Node): RichNode[] {
  const content = inlineContent(node)
  return content.length > 0 ? content : [textNode('')]
}

function dataOf({ attrs }: Node): Record<string, unknown> {
  const { colspan = 1, rowspan = 1, data } = attrs
  const { colspan: _, rowspan: __, ...rest } = (data ?? {}) as Record<string, unknown>
  return { ...rest, ...(colspan > 1 ? { colspan } : {}), ...(rowspan > 1 ? { rowspan } : {}) }
}

function inlineContent(block: Node): RichNode[] {
  const content: RichNode[] = []
  let link: { mark: Mark; node: RichNode } | undefined
  for (const child of block.children) {
    const mark = child.marks.find(({ type }) => type.name === 'link')
    if (!mark) link = undefined
    else if (!link?.mark.eq(mark)) {
      link = { mark, node: { nodeType: mark.attrs.nodeType, data: mark.attrs.data, content: [] } }
      content.push(link.node)
    }
    append(link?.node.content ?? content, child)
  }
  return content
}

function append(nodes: RichNode[], child: Node) {
  if (child.type.name === 'unknownInline') {
    nodes.push(child.attrs.node)
    return
  }
  const marks = marksOf(child)
  const value = child.type.name === 'lineBreak' ? '\n' : (child.text ?? '')
  const before = nodes.at(-1)
  const isSame = before?.nodeType === 'text' && sameMarks(before, marks)
  if (isSame) nodes.splice(-1, 1, { ...before, value: `${before.value}${value}` })
  else nodes.push(textNode(value, marks))
}

const marksOf = ({ marks }: Node) =>
  marks
    .filter(({ type }) => type.name !== 'link')
    .map(({ type, attrs }) => (type.name === 'other' ? String(attrs.type) : type.name))

const sameMarks = ({ marks = [] }: RichNode, others: readonly string[]) =>
  marks.length === others.length && marks.every(({ type }, index) => type === others[index])
