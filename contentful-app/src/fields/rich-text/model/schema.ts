import { Schema } from '@tiptap/pm/model'
import { tableNodes } from '@tiptap/pm/tables'
import { blockNodes } from './block-nodes.ts'
import { inlineNodes } from './inline-nodes.ts'
import { marks } from './marks.ts'

/**
 * Every node and mark that a rich text of Contentful can hold, under Contentful's names. What a field allows is not
 * decided here (`formats.ts`), so that a text of an older model stays whole.
 */
export const schema = new Schema({
  nodes: { ...blockNodes, ...tables(), ...inlineNodes },
  marks,
})

/** The cells of ProseMirror's tables, under the names and with the content of Contentful's. */
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
