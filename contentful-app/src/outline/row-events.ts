import type { MouseEvent } from 'react'
import type { DeskActions } from '../desk/desk-context.ts'
import { dragRows } from './drag-rows.ts'
import { placeAtEnd } from './row-actions.ts'
import { ownList } from './rows/nodes.ts'
import type { TreeRow } from './rows/rows.ts'

export type Does = 'toggle' | 'add' | 'menu'

type Options = {
  rows: readonly TreeRow[]
  actions: DeskActions
  toggle(row: TreeRow): void
  choose(row: TreeRow): void
  menu(row: TreeRow): void
}

export function rowEvents({ rows, actions, toggle, choose, menu }: Options) {
  const at = (target: EventTarget) => {
    const element = (target as Element).closest<HTMLElement>('[data-key]')
    const row = element && rows.find(({ node }) => node.key === element.dataset.key)
    return row ? { row, node: row.node, element } : undefined
  }
  const does: Record<Does, (row: TreeRow) => void> = {
    toggle,
    menu,
    add({ node }) {
      const end = placeAtEnd(ownList(node))
      if (end) actions.add(end)
    },
  }
  return {
    onClick({ target }: MouseEvent<HTMLElement>) {
      const row = at(target)?.row
      const button = (target as Element).closest<HTMLElement>('[data-does]')
      if (row) (does[button?.dataset.does as Does] ?? choose)(row)
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      const row = at(event.target)?.row
      if (!row) return
      event.preventDefault()
      menu(row)
    },
    ...dragRows({ rowAt: at, run: actions.run }),
  }
}
