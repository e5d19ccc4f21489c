import type { Focus } from '../navigation/route.ts'

const requests = new EventTarget()

/** Asks the editor that is open to put the focus into a field. */
export const requestFocus = (focus: Focus) =>
  requests.dispatchEvent(new CustomEvent('focus', { detail: focus }))

export function onFocusRequest(listener: (focus: Focus) => void) {
  const hear = (event: Event) => listener((event as CustomEvent<Focus>).detail)
  requests.addEventListener('focus', hear)
  return () => requests.removeEventListener('focus', hear)
}

/** Scrolls to a field and puts the cursor into it. */
export function focusField({ field }: Focus) {
  const place = document.querySelector(`[data-field="${CSS.escape(field)}"]`)
  const named = document.getElementById(`field-${field}`)
  const first = place?.querySelector<HTMLElement>('input, textarea, select, button')
  const control = named instanceof HTMLFieldSetElement ? first : (named ?? first)
  place?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
