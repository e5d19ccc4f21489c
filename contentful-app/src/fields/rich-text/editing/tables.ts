import { type Command, type EditorState, Plugin } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
  toggleHeader,
} from '@tiptap/pm/tables'
import { schema } from '../model/schema.ts'
import { fromOutside } from './replace-text.ts'

export { isInTable }

/** Completes only tables that are edited here, so that opening other tables saves nothing. */
export function tables(): Plugin {
  const { spec } = tableEditing()
  const plugin: Plugin = new Plugin({
    ...spec,
    appendTransaction(transactions, before, state) {
      const isOutside = transactions.some((one) => one.getMeta(fromOutside) === true)
      return isOutside ? null : spec.appendTransaction?.call(plugin, transactions, before, state)
    },
  })
  return plugin
}

export const tableCommands: readonly { name: string; run: Command }[] = [
  { name: 'Add row above', run: addRowBefore },
  { name: 'Add row below', run: addRowAfter },
  { name: 'Add column before', run: addColumnBefore },
  { name: 'Add column after', run: addColumnAfter },
  { name: 'Header row on or off', run: header('row') },
  { name: 'Header column on or off', run: header('column') },
  { name: 'Delete row', run: deleteRow },
  { name: 'Delete column', run: deleteColumn },
  { name: 'Delete table', run: deleteTable },
]

/** A header cell cannot contain a list, so a table with lists keeps its cells. */
function header(kind: 'row' | 'column'): Command {
  const run = toggleHeader(kind)
  return (state, dispatch) => isInTable(state) && !hasLists(state) && run(state, dispatch)
}

function hasLists({ selection: { $from } }: EditorState): boolean {
  let found = false
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type !== schema.nodes.table) continue
    node.descendants((child) => {
      if (child.type === schema.nodes.listItem) found = true
      return !child.isTextblock
    })
  }
  return found
}

/** Adds a row after the last cell. */
export const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false
  if (goToNextCell(1)(state, dispatch)) return true
  if (!addRowAfter(state, dispatch)) return false
  return view ? goToNextCell(1)(view.state, dispatch) : true
}

export const previousCell: Command = (state, dispatch) =>
  isInTable(state) && goToNextCell(-1)(state, dispatch)
