import type { DragEvent } from 'react'
import type { DeskActions } from '../desk/desk-context.ts'
import { halfAt } from '../fields/links/drag-in-list.ts'
import { dropPlace, isSamePlace } from './rows/moves.ts'
import type { BlockNode, OutlineNode } from './rows/nodes.ts'

/** Only one block is dragged at a time. */
let dragged: BlockNode | undefined

type Over = { node: OutlineNode; element: HTMLElement }
type Options = {
  rowAt(target: EventTarget): Over | undefined
  run: DeskActions['run']
}

export function dragRows({ rowAt, run }: Options) {
  const placeFor = ({ node, element }: Over, clientY: number) =>
    dragged && dropPlace(dragged, node, halfAt(element, clientY))
  return {
    onDragStart({ target, dataTransfer }: DragEvent<HTMLElement>) {
      const node = rowAt(target)?.node
      if (node?.kind !== 'block') return
      dragged = node
      dataTransfer.effectAllowed = 'move'
      dataTransfer.setData('text/plain', '')
    },
    onDragEnd() {
      dragged = undefined
    },
    onDragOver(event: DragEvent<HTMLElement>) {
      const over = rowAt(event.target)
      if (!over || !placeFor(over, event.clientY)) return
      event.preventDefault()
      over.element.dataset.drop = over.node.kind === 'slot' ? 'into' : halfAt(over.element, event.clientY)
    },
    onDragLeave({ target }: DragEvent<HTMLElement>) {
      delete rowAt(target)?.element.dataset.drop
    },
    onDrop(event: DragEvent<HTMLElement>) {
      const over = rowAt(event.target)
      delete over?.element.dataset.drop
      const to = over && placeFor(over, event.clientY)
      const from = dragged?.at
      dragged = undefined
      if (!to || !from) return
      event.preventDefault()
      if (!isSamePlace(from, to)) void run({ do: 'move', from, to })
    },
  }
}
