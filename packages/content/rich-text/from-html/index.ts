import type { RichNode } from '../markdown/node.ts'
import { tidy } from '../markdown/tidy.ts'
import { blocksOf } from './blocks.ts'
import type { HtmlNode } from './html-tree.ts'

export type { HtmlNode } from './html-tree.ts'

/** Characters; more would stop the editor's tab. */
const longest = 2_000_000

/**
 * The blocks of copied HTML, in a form that Contentful accepts: headings, marks, links, lists, quotes, tables; no styles,
 * scripts or pictures. Returns undefined if the HTML says no more than its plain text, as that of code editors does, and
 * if it is too long.
 */
export function blocksFromHtml(nodes: readonly HtmlNode[]): RichNode[] | undefined {
  if (sizeOf(nodes) > longest) return undefined
  const blocks = blocksOf(nodes)
  return saysMoreThanText(nodes, blocks) ? blocks.flatMap(fitting) : undefined
}

/** Tables come in their final form; `tidy` reads them as Markdown's, whose first row is always a header. */
const fitting = (block: RichNode) => (block.nodeType === 'table' ? [block] : tidy([block]))

/** The length of text and tags. Attributes do not count: a picture that is left out may be megabytes long in one. */
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

/** A single `<pre>` is what a terminal or an editor of code copies. */
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
