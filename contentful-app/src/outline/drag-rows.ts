import type { DragEvent } from 'react'
import type { DeskActions } from '../desk/desk-context.ts'
import { halfAt } from '../fields/drag-in-list.ts'
import { dropPlace, isSamePlace } from './moves.ts'
import type { BlockNode, Node } from './nodes.ts'

/** Only one block is dragged at a time. */
let dragged: BlockNode | undefined

/** The pointer's way to move a block: rows show where it may land, and nothing else accepts it. */
export function dragRow(node: Node, run: DeskActions['run']) {
  const placeFor = (event: DragEvent<HTMLElement>) => dragged && dropPlace(dragged, node, halfAt(event))
  return {
    draggable: node.kind === 'block' && node.at !== undefined,
    onDragStart(event: DragEvent<HTMLElement>) {
      if (node.kind !== 'block') return
      dragged = node
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', '')
    },
    onDragEnd() {
      dragged = undefined
    },
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!placeFor(event)) return
      event.preventDefault()
      event.currentTarget.dataset.drop = node.kind === 'slot' ? 'into' : halfAt(event)
    },
    onDragLeave({ currentTarget }: DragEvent<HTMLElement>) {
      delete currentTarget.dataset.drop
    },
    onDrop(event: DragEvent<HTMLElement>) {
      delete event.currentTarget.dataset.drop
      const to = placeFor(event)
      const from = dragged?.at
      dragged = undefined
      if (!to || !from) return
      event.preventDefault()
      if (!isSamePlace(from, to)) void run({ do: 'move', from, to })
    },
  }
}
