import type { RichNode } from '../markdown/node.ts'
import { tidy } from '../markdown/tidy.ts'
import { blocksOf } from './blocks.ts'
import type { HtmlNode } from './html-tree.ts'

export type { HtmlNode } from './html-tree.ts'

/** More characters would block the editor's tab. */
const longest = 2_000_000

/**
 * Drops styles, scripts and pictures. Returns undefined if the HTML is too long or adds nothing to its plain text (code
 * editors).
 */
export function blocksFromHtml(nodes: readonly HtmlNode[]): RichNode[] | undefined {
  if (sizeOf(nodes) > longest) return undefined
  const blocks = blocksOf(nodes)
  return saysMoreThanText(nodes, blocks) ? blocks.flatMap(fitting) : undefined
}

/** `tidy` would make the first row of each table a header. */
const fitting = (block: RichNode) => (block.nodeType === 'table' ? [block] : tidy([block]))

/** A dropped picture can have megabytes of attributes. */
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
