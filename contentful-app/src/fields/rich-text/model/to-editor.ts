import type { RichText } from '@association/content'
import { nodesOf, paragraph, type RichNode, textNode } from '@association/content/rich-text/markdown/node.ts'
import { Fragment, type Node } from '@tiptap/pm/model'
import { containerFor } from './container-names.ts'
import { isPlainData, isRichNode } from './is-rich-node.ts'
import { remember } from './origins.ts'
import { schema } from './schema.ts'
import { inlineNodes } from './to-inline.ts'

/** Deeper nodes are kept whole, because the editor cannot show them. */
const deepest = 40

/** Wraps content that the editor cannot show in a node that keeps it whole. */
export function toEditor(value: RichText | undefined): Node {
  const content = value === undefined ? [] : nodesOf(value)
  const blocks = content.length > 0 ? content : [paragraph([textNode('')])]
  return schema.nodes.doc.create(
    null,
    blocks.map((node) => blockNode(node, 0)),
  )
}

function blockNode(node: RichNode, depth: number): Node {
  const made = isRichNode(node) && depth < deepest ? madeFrom(node, depth) : undefined
  return remember(made ?? schema.nodes.unknownBlock.create({ node }), node)
}

const madeFrom = (node: RichNode, depth: number): Node | undefined =>
  atom(node) ?? textBlock(node) ?? container(node, depth)

function atom(node: RichNode): Node | undefined {
  const { nodeType, data, content = [] } = node
  if (isEmbed(node)) return schema.nodes.embed.create({ nodeType, target: data.target })
  const isRule = nodeType === 'hr' && content.length === 0 && isPlainData(data)
  return isRule ? schema.nodes.hr.create() : undefined
}

function textBlock({ nodeType, data, content = [] }: RichNode): Node | undefined {
  const level = /^heading-([1-6])$/.exec(nodeType)?.[1]
  if ((nodeType !== 'paragraph' && !level) || !isPlainData(data)) return undefined
  const inline = inlineNodes(content)
  if (!inline) return undefined
  return level
    ? schema.nodes.heading.create({ level: Number(level) }, inline)
    : schema.nodes.paragraph.create(null, inline)
}

function container({ nodeType, data, content = [] }: RichNode, depth: number): Node | undefined {
  const name = containerFor(nodeType)
  const isCell = name === 'tableCell' || name === 'tableHeaderCell'
  if (!name || (!isCell && !isPlainData(data))) return undefined
  const children = Fragment.fromArray(content.map((child) => blockNode(child, depth + 1)))
  const type = schema.nodes[name]
  return type.validContent(children) ? type.create(isCell ? cellAttributes(data) : null, children) : undefined
}

const isEmbed = ({ nodeType, data, content = [] }: RichNode) =>
  /^embedded-(?:entry|asset|resource)-block$/.test(nodeType) &&
  content.length === 0 &&
  isPlainData(data, ['target']) &&
  typeof data.target === 'object'

function cellAttributes(data: Record<string, unknown>) {
  const span = (value: unknown) => (typeof value === 'number' && value > 0 && value < 1000 ? value : 1)
  return { colspan: span(data.colspan), rowspan: span(data.rowspan), data: isPlainData(data) ? null : data }
}
