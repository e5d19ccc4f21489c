import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

export function useRovingFocus(bar: RefObject<HTMLElement | null>) {
  const current = useRef<HTMLElement>(undefined)
  // Each render can change the buttons.
  useLayoutEffect(() => {
    const buttons = buttonsIn(bar.current)
    const stop = buttons.find((button) => button === current.current) ?? buttons[0]
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
  })
  function go(to: HTMLElement | undefined) {
    if (!to) return
    current.current = to
    for (const button of buttonsIn(bar.current)) button.tabIndex = button === to ? 0 : -1
    to.focus()
  }
  return {
    onFocus: ({ target }: { target: EventTarget }) => {
      if (target instanceof HTMLElement && buttonsIn(bar.current).includes(target)) current.current = target
    },
    onKeyDown(event: KeyboardEvent) {
      const buttons = buttonsIn(bar.current)
      const next = nextIndex(event.key, buttons.indexOf(event.target as HTMLElement), buttons.length)
      if (next === undefined) return
      event.preventDefault()
      go(buttons[next])
    },
  }
}

const buttonsIn = (bar: HTMLElement | null) => [
  ...(bar?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []),
]

export function nextIndex(key: string, index: number, count: number): number | undefined {
  if (index === -1) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight') return (index + 1) % count
  return key === 'ArrowLeft' ? (index - 1 + count) % count : undefined
}
