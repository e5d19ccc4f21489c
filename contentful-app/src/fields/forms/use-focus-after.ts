import { useLayoutEffect, useRef } from 'react'

/** `first` is the first field of the card. */
type CardFocus = { key: string | undefined; part: 'title' | 'up' | 'down' | 'first' }

export function useFocusAfter() {
  const ref = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<CardFocus>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { key, part } = wanted.current
    wanted.current = undefined
    const card = key === undefined ? null : ref.current?.querySelector(`[data-item="${key}"]`)
    const target = card
      ? (card.querySelector<HTMLElement>(selectors[part]) ?? card.querySelector<HTMLElement>(selectors.title))
      : ref.current?.querySelector<HTMLElement>('[data-part="add"]:enabled')
    target?.focus()
    if (part === 'first') card?.scrollIntoView({ block: 'nearest' })
  })
  return {
    ref,
    focusOn(next: CardFocus) {
      wanted.current = next
    },
  }
}

const selectors = {
  title: '[data-part="title"]',
  up: '[data-part="up"]:enabled',
  down: '[data-part="down"]:enabled',
  first: '[data-part="body"] :is(input, textarea, select, [contenteditable="true"])',
} as const
