import { type RefObject, useLayoutEffect, useRef } from 'react'

type ListFocus = { index: number; action: 'up' | 'down' | 'remove' | 'open' }

/** Keeps the focus on the item that was moved, or near the item that was removed. */
export function useFocusInList(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<ListFocus>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current || !list.current) return
    const { index, action } = wanted.current
    wanted.current = undefined
    const item = list.current.children[index] ?? list.current.lastElementChild
    const button =
      item?.querySelector<HTMLElement>(`[data-action="${action}"]:enabled`) ??
      item?.querySelector<HTMLElement>('[data-action]:not([data-action="open"]):enabled') ??
      list.current.parentElement?.querySelector<HTMLElement>('button:enabled')
    button?.focus()
  })
  return (next: ListFocus) => {
    wanted.current = next
  }
}
