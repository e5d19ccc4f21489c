import type { DragEvent } from 'react'

/** Browsers hide the data of a drag until the drop. */
let dragged: { list: string; item: string } | undefined

/** Keyboard users move a card with its buttons. */
export const dragProps = (list: string, item: string) => ({
  draggable: true,
  onDragStart({ dataTransfer, currentTarget }: DragEvent<HTMLElement>) {
    dragged = { list, item }
    dataTransfer.effectAllowed = 'move'
    dataTransfer.setData('text/plain', '')
    const card = currentTarget.closest('li')
    if (card) dataTransfer.setDragImage(card, 12, 12)
  },
  onDragEnd() {
    dragged = undefined
  },
})

export const dropProps = (list: string, item: string, onDropped: (item: string) => void) => ({
  onDragOver(event: DragEvent<HTMLElement>) {
    if (dragged?.list !== list) return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.dataset.over = String(dragged.item !== item)
  },
  onDragLeave({ currentTarget }: DragEvent<HTMLElement>) {
    delete currentTarget.dataset.over
  },
  onDrop(event: DragEvent<HTMLElement>) {
    delete event.currentTarget.dataset.over
    if (dragged?.list !== list) return
    event.preventDefault()
    event.stopPropagation()
    if (dragged.item !== item) onDropped(dragged.item)
    dragged = undefined
  },
})
