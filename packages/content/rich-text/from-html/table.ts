import { paragraph, plainText, type RichNode, textNode } from '../markdown/node.ts'
import { type HtmlElement, type HtmlNode, isElement } from './html-tree.ts'
import { inlineOf } from './inline.ts'

type Blocks = { blocksOf(nodes: readonly HtmlNode[]): RichNode[] }
type TableRow = { cells: readonly HtmlElement[]; isHeader: boolean }

/** Padding rows to the widest could turn a few thousand cells into millions. */
const mostCells = 20_000

/** Reads a layout table, or one that would be too large, as its contents. */
export function tableOf(element: HtmlElement, { blocksOf }: Blocks): RichNode[] {
  const rows = rowsIn(element, false)
  const width = rows.reduce((most, { cells }) => Math.max(most, lengthOf(cells)), 0)
  const isLayout =
    width < 2 ||
    rows.length * width > mostCells ||
    /^(?:presentation|none)$/.test(element.attributes.role ?? '')
  if (isLayout) return rows.flatMap(({ cells }) => cells.flatMap(({ children }) => blocksOf(children)))
  const content = rows.map((row, index) => rowOf(row, { width, isFirst: index === 0, blocksOf }))
  const table = { nodeType: 'table', data: {}, content }
  return plainText(table).trim() === '' ? [] : [table]
}

function rowsIn({ children }: HtmlElement, isHead: boolean): TableRow[] {
  return children.filter(isElement).flatMap((child): TableRow[] => {
    if (child.tag === 'tr') {
      const cells = child.children.filter(isElement).filter(({ tag }) => tag === 'td' || tag === 'th')
      const isHeader = isHead || cells.every(({ tag }) => tag === 'th')
      return cells.length > 0 ? [{ cells, isHeader }] : []
    }
    return /^t(?:head|body|foot)$/.test(child.tag) ? rowsIn(child, child.tag === 'thead') : []
  })
}

/** Markdown has no column spans, so empty cells follow. */
const spanOf = ({ attributes }: HtmlElement) =>
  Math.min(Math.max(Number.parseInt(attributes.colspan ?? '1', 10) || 1, 1), 20)
const lengthOf = (cells: readonly HtmlElement[]) => cells.reduce((sum, cell) => sum + spanOf(cell), 0)

function rowOf(
  row: TableRow,
  { width, isFirst, blocksOf }: Blocks & { width: number; isFirst: boolean },
): RichNode {
  const isHeader = row.isHeader && isFirst
  const cell = (content: RichNode[]): RichNode => ({
    nodeType: isHeader ? 'table-header-cell' : 'table-cell',
    data: {},
    content: [paragraph(content)],
  })
  const cells = row.cells.flatMap((element) => [
    cell(lineOf(element, { isHeader, blocksOf })),
    ...Array.from({ length: spanOf(element) - 1 }, () => cell([textNode('')])),
  ])
  const missing = Array.from({ length: width - cells.length }, () => cell([textNode('')]))
  return { nodeType: 'table-row', data: {}, content: [...cells, ...missing] }
}

function lineOf(
  { children }: HtmlElement,
  { isHeader, blocksOf }: Blocks & { isHeader: boolean },
): RichNode[] {
  const blocks = blocksOf(children)
  if (blocks.length === 0) return [textNode('')]
  if (isHeader && blocks.length === 1) return inlineOf(children, ['bold'])
  return blocks.flatMap((block, index) => [...(index > 0 ? [textNode('\n')] : []), ...linesOf(block)])
}

function linesOf(block: RichNode): RichNode[] {
  const content = block.content ?? []
  const isLine = content.every(({ nodeType }) => nodeType === 'text' || nodeType === 'hyperlink')
  if (isLine) return content
  return content.flatMap((child, index) => [...(index > 0 ? [textNode('\n')] : []), ...linesOf(child)])
}
