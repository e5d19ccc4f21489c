import type { Table, TableRow } from 'mdast'
import { phrasing } from './marks.ts'
import { plainText, type RichNode } from './node.ts'
import type { TitleOf } from './placeholders.ts'

/**
 * Returns undefined unless each cell has one paragraph, rows have equal length, and only the first row may be a header.
 * Adds an empty header if necessary, which `fromMarkdown` removes.
 */
export function tableOf({ content: rows = [] }: RichNode, titleOf: TitleOf): Table | undefined {
  const [first, ...others] = rows
  if (!first || !rows.every((row) => isSimple(row, first.content?.length))) return undefined
  const hasHeader = isAll(first, 'table-header-cell')
  if (!others.every((row) => isAll(row, 'table-cell'))) return undefined
  if (hasHeader ? plainText(first) === '' : !isAll(first, 'table-cell')) return undefined
  const written = rows.map((row) => rowOf(row, titleOf))
  return { type: 'table', children: hasHeader ? written : [emptyRow(first), ...written] }
}

const isAll = (row: RichNode, nodeType: string) =>
  (row.content ?? []).every((cell) => cell.nodeType === nodeType)

const isSimple = ({ content = [] }: RichNode, length: number | undefined) =>
  content.length === length &&
  content.length > 0 &&
  content.every(
    (cell) =>
      Object.keys(cell.data).length === 0 &&
      cell.content?.length === 1 &&
      cell.content[0]?.nodeType === 'paragraph',
  )

const rowOf = ({ content = [] }: RichNode, titleOf: TitleOf): TableRow => ({
  type: 'tableRow',
  children: content.map((cell) => ({
    type: 'tableCell' as const,
    children: phrasing(cell.content?.[0]?.content ?? [], { titleOf, isOneLine: true }),
  })),
})

const emptyRow = ({ content = [] }: RichNode): TableRow => ({
  type: 'tableRow',
  children: content.map(() => ({ type: 'tableCell' as const, children: [] })),
})
