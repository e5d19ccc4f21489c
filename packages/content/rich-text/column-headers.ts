import { BLOCKS } from '@contentful/rich-text-types'
import type { RichText } from '../define/field.ts'

type Node = { nodeType: string; content?: readonly Node[] }

/** Header cells head a column if the first row has only header cells, else their row. */
export function columnHeadersIn(document: RichText): ReadonlySet<unknown> {
  return new Set(tablesIn(document as Node).flatMap(headersOf))
}

const tablesIn = (node: Node): readonly Node[] =>
  node.nodeType === BLOCKS.TABLE ? [node] : (node.content ?? []).flatMap(tablesIn)

function headersOf({ content: [first] = [] }: Node): readonly Node[] {
  const cells = first?.content ?? []
  return cells.every(({ nodeType }) => nodeType === BLOCKS.TABLE_HEADER_CELL) ? cells : []
}
