import type { ChosenStore } from '../../../shared/schedule/chosen-sessions.ts'
import type { ShownSession } from './shown-sessions.ts'

export type Schedule = {
  element: HTMLElement
  zone: string
  sessions: readonly ShownSession[]
  store: ChosenStore
  signal: AbortSignal
}

export const part = (element: ParentNode, name: string) =>
  element.querySelector<HTMLElement>(`[data-schedule="${name}"]`)

/** Live regions would repeat equal text. */
export function say(element: HTMLElement | null, words: string) {
  if (!element || element.textContent === words) return
  element.textContent = words
  element.hidden = words === ''
}

export function onPress(
  { element, signal }: Schedule,
  selector: string,
  listener: (pressed: HTMLElement) => void,
) {
  element.addEventListener(
    'click',
    ({ target }) => {
      const pressed = (target as Element).closest<HTMLElement>(selector)
      if (pressed) listener(pressed)
    },
    { signal },
  )
}
