import type { RichNode } from '@association/content/rich-text/markdown/node.ts'
import type { Mark, Node } from '@tiptap/pm/model'
import { isPlainData, isRichNode } from './is-rich-node.ts'
import { schema } from './schema.ts'

/** Returns undefined if the content contains a block. */
export function inlineNodes(content: readonly unknown[], outer: readonly Mark[] = []): Node[] | undefined {
  const nodes = content.map((node) => inline(node, outer))
  return nodes.every((found) => found !== undefined) ? nodes.flat() : undefined
}

function inline(node: unknown, outer: readonly Mark[]): readonly Node[] | undefined {
  if (!isRichNode(node)) return undefined
  if (node.nodeType === 'text') return texts(node, outer)
  if (!isInline(node)) return undefined
  if (isLink(node)) {
    const { nodeType, data, content = [] } = node
    const words = inlineNodes(content, [schema.marks.link.create({ nodeType, data })])
    if (outer.length === 0 && words && words.length > 0) return words
  }
  return [schema.nodes.unknownInline.create({ node }, null, outer)]
}

const isInline = ({ nodeType }: RichNode) => /hyperlink$|-inline$/.test(nodeType)
const isLink = ({ nodeType }: RichNode) => /^(?:hyperlink|(?:entry|asset|resource)-hyperlink)$/.test(nodeType)

function texts({ value = '', marks = [], data }: RichNode, outer: readonly Mark[]): Node[] | undefined {
  if (typeof value !== 'string' || !Array.isArray(marks) || !isPlainData(data)) return undefined
  const all = marks.reduce<readonly Mark[]>((set, { type }) => markOf(type).addToSet(set), outer)
  return value
    .split(/(\n)/)
    .filter((part) => part !== '')
    .map((part) => (part === '\n' ? schema.nodes.lineBreak.create(null, null, all) : schema.text(part, all)))
}

const markOf = (type: string): Mark => {
  const known = type === 'link' || type === 'other' ? undefined : schema.marks[type as 'bold']
  return known ? known.create() : schema.marks.other.create({ type })
}
