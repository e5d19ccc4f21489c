import type { ChosenStore } from '../../../shared/schedule/chosen-sessions.ts'
import type { ShownSession } from './shown-sessions.ts'

/** What all parts of the island work on. They end with the signal. */
export type Schedule = {
  element: HTMLElement
  zone: string
  sessions: readonly ShownSession[]
  store: ChosenStore
  signal: AbortSignal
}

export const part = (element: ParentNode, name: string) =>
  element.querySelector<HTMLElement>(`[data-schedule="${name}"]`)

/** Shows words in an element of the server that is empty without them. */
export function say(element: HTMLElement | null, words: string) {
  if (!element || element.textContent === words) return
  element.textContent = words
  element.hidden = words === ''
}

/** Calls the listener with the pressed button that the selector finds. */
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
