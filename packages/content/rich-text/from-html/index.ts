import type { RichNode } from '../markdown/node.ts'
import { tidy } from '../markdown/tidy.ts'
import { blocksOf } from './blocks.ts'
import type { HtmlNode } from './html-tree.ts'

export type { HtmlNode } from './html-tree.ts'

/** Characters; more would block the editor's tab. */
const longest = 2_000_000

/**
 * Converts copied HTML to blocks that Contentful accepts: headings, marks, links, lists, quotes, tables; no styles,
 * scripts or pictures. Returns undefined if the HTML adds nothing to its plain text, such as that of code editors, and
 * if it is too long.
 */
export function blocksFromHtml(nodes: readonly HtmlNode[]): RichNode[] | undefined {
  if (sizeOf(nodes) > longest) return undefined
  const blocks = blocksOf(nodes)
  return saysMoreThanText(nodes, blocks) ? blocks.flatMap(fitting) : undefined
}

/** Tables skip `tidy`, which treats them as Markdown tables whose first row is always a header. */
const fitting = (block: RichNode) => (block.nodeType === 'table' ? [block] : tidy([block]))

/** Counts text and tags. Attributes do not count: an ignored picture can have megabytes in one. */
const sizeOf = (nodes: readonly HtmlNode[]): number =>
  nodes.reduce(
    (sum, node) =>
      sum + (typeof node === 'string' ? node.length : node.tag.length * 2 + 5 + sizeOf(node.children)),
    0,
  )

function saysMoreThanText(nodes: readonly HtmlNode[], blocks: readonly RichNode[]): boolean {
  const isStructured = blocks.some(
    (block) => block.nodeType !== 'paragraph' || (block.content ?? []).some(isMarked),
  )
  return isStructured ? !isAllCode(blocks) : countOf(nodes, 'p') > 1
}

const isMarked = ({ nodeType, marks = [] }: RichNode) => nodeType !== 'text' || marks.length > 0

/** Terminals and code editors copy a single `<pre>`. */
const isAllCode = (blocks: readonly RichNode[]) =>
  blocks.every(
    ({ nodeType, content = [] }) =>
      nodeType === 'paragraph' &&
      content.every(({ value, marks = [] }) => value === '\n' || marks.some(({ type }) => type === 'code')),
  )

const countOf = (nodes: readonly HtmlNode[], tag: string): number =>
  nodes.reduce(
    (sum, node) =>
      typeof node === 'string' ? sum : sum + (node.tag === tag ? 1 : 0) + countOf(node.children, tag),
    0,
  )
