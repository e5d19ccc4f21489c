import type { DragEvent } from 'react'

type Options = {
  index: number
  onMove(from: number, by: number): void
}

/** Only one item is dragged at a time. */
let dragged: { list: Element | null; index: number } | undefined

/** Keyboard users have buttons beside each item. */
export function dragInList({ index, onMove }: Options) {
  return {
    handle: {
      draggable: true,
      onDragStart(event: DragEvent<HTMLElement>) {
        const item = event.currentTarget.closest('li')
        dragged = { list: item?.parentElement ?? null, index }
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
        if (item) event.dataTransfer.setDragImage(item, 12, 12)
      },
      onDragEnd() {
        dragged = undefined
      },
    },
    item: {
      onDragOver(event: DragEvent<HTMLElement>) {
        if (dragged?.list !== event.currentTarget.parentElement) return
        event.preventDefault()
        event.currentTarget.dataset.drop = halfAt(event.currentTarget, event.clientY)
      },
      onDragLeave: ({ currentTarget }: DragEvent<HTMLElement>) => {
        delete currentTarget.dataset.drop
      },
      onDrop(event: DragEvent<HTMLElement>) {
        delete event.currentTarget.dataset.drop
        if (dragged?.list !== event.currentTarget.parentElement) return
        event.preventDefault()
        const by = stepsTo(dragged.index, index, halfAt(event.currentTarget, event.clientY))
        if (by !== 0) onMove(dragged.index, by)
        dragged = undefined
      },
    },
  }
}

export type Half = 'before' | 'after'

export function halfAt(element: HTMLElement, clientY: number): Half {
  const { top, height } = element.getBoundingClientRect()
  return clientY < top + height / 2 ? 'before' : 'after'
}

export function stepsTo(from: number, over: number, half: Half): number {
  const gap = over + (half === 'after' ? 1 : 0)
  return gap > from ? gap - 1 - from : gap - from
}
