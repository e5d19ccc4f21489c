import { type RichNode, textNode } from '@association/content/rich-text/markdown/node.ts'
import type { Mark, Node } from '@tiptap/pm/model'

export function inlineContent(block: Node): RichNode[] {
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

/** Joins texts with equal marks. */
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
