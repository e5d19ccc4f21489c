import { BLOCKS } from '@contentful/rich-text-types'
import type { RichText } from '../define/field.ts'

type TableNode = { nodeType: string; content?: readonly TableNode[] }

/** Header cells head a column if the first row has only header cells, else their row. */
export function columnHeadersIn(document: RichText): ReadonlySet<unknown> {
  return new Set(tablesIn(document as TableNode).flatMap(headersOf))
}

const tablesIn = (node: TableNode): readonly TableNode[] =>
  node.nodeType === BLOCKS.TABLE ? [node] : (node.content ?? []).flatMap(tablesIn)

function headersOf({ content: [first] = [] }: TableNode): readonly TableNode[] {
  const cells = first?.content ?? []
  return cells.every(({ nodeType }) => nodeType === BLOCKS.TABLE_HEADER_CELL) ? cells : []
}
