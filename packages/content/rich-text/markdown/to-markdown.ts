import type { BlockContent, List, ListItem, PhrasingContent, Root, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown as toSource } from 'mdast-util-to-markdown'
import type { RichText } from '../../define/field.ts'
import { phrasing } from './marks.ts'
import { nodesOf, type RichNode } from './node.ts'
import { blockPlaceholder, type TitleOf } from './placeholders.ts'
import { tableOf } from './table.ts'

/**
 * `fromMarkdown` reads back the same nodes, from placeholders, `<u>`, `<sup>`, `<sub>` and `<br>` (an empty paragraph).
 * Drops empty paragraphs at the end.
 */
export function toMarkdown(document: RichText, titleOf: TitleOf = idOf): string {
  const nodes = nodesOf(document)
  const last = nodes.findLastIndex((node) => !isEmpty(node))
  const root: Root = { type: 'root', children: nodes.slice(0, last + 1).map((node) => block(node, titleOf)) }
  return toSource(root, { bullet: '-', extensions: [gfmToMarkdown({ tablePipeAlign: false })] }).trimEnd()
}

const idOf: TitleOf = ({ linkType, id }) => `${linkType} ${id}`

function block(node: RichNode, titleOf: TitleOf): RootContent {
  const { nodeType, content = [] } = node
  const children = () => content.map((child) => block(child, titleOf) as BlockContent)
  const heading = /^heading-([1-6])$/.exec(nodeType)?.[1]
  if (heading)
    return {
      type: 'heading',
      depth: Number(heading) as 1,
      children: phrasing(content, { titleOf, isOneLine: true }),
    }
  switch (nodeType) {
    case 'paragraph':
      return isEmpty(node) ? { type: 'html', value: '<br>' } : paragraphOf(phrasing(content, { titleOf }))
    case 'hr':
      return { type: 'thematicBreak' }
    case 'blockquote':
      return { type: 'blockquote', children: children() }
    case 'unordered-list':
    case 'ordered-list':
      return listOf(node, titleOf)
    case 'table':
      return tableOf(node, titleOf) ?? picture(node, titleOf)
    default:
      return picture(node, titleOf)
  }
}

function listOf({ nodeType, content = [] }: RichNode, titleOf: TitleOf): List {
  const items = content.map(
    (item): ListItem => ({
      type: 'listItem',
      spread: false,
      children: (item.content ?? []).map((child) => block(child, titleOf) as BlockContent),
    }),
  )
  return { type: 'list', ordered: nodeType === 'ordered-list', spread: false, children: items }
}

function picture(node: RichNode, titleOf: TitleOf) {
  const { address, title } = blockPlaceholder(node, titleOf)
  return paragraphOf([{ type: 'image', url: address, alt: title }])
}

const paragraphOf = (children: PhrasingContent[]) => ({ type: 'paragraph' as const, children })

const isEmpty = ({ nodeType, content = [] }: RichNode) =>
  nodeType === 'paragraph' && content.every((child) => child.nodeType === 'text' && child.value === '')
