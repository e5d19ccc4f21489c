import { Schema } from '@tiptap/pm/model'
import { tableNodes } from '@tiptap/pm/tables'
import { marks } from './marks.ts'
import { blockNodes, inlineNodes } from './nodes.ts'

/** Includes all of Contentful's nodes and marks, so that older texts stay whole. `formats.ts` limits them per field. */
export const schema = new Schema({
  nodes: { ...blockNodes, ...tables(), ...inlineNodes },
  marks,
})

function tables() {
  const { table, table_row, table_cell, table_header } = tableNodes({
    cellContent: '(paragraph | unorderedList | orderedList | unknownBlock)+',
    cellAttributes: { data: { default: null } },
  })
  return {
    table: { ...table, content: 'tableRow+', group: 'block' },
    tableRow: { ...table_row, content: '(tableCell | tableHeaderCell)+' },
    tableCell: table_cell,
    tableHeaderCell: { ...table_header, content: '(paragraph | unknownBlock)+' },
  }
}
