/** A field of an entry that is being edited. */
export type Place = { entry: string; field: string }

const requests = new EventTarget()

/** Asks the editor of the entry to put the focus into a field. */
export const requestFocus = (place: Place) =>
  requests.dispatchEvent(new CustomEvent('focus', { detail: place }))

export function onFocusRequest(listener: (place: Place) => void) {
  const hear = (event: Event) => listener((event as CustomEvent<Place>).detail)
  requests.addEventListener('focus', hear)
  return () => requests.removeEventListener('focus', hear)
}

/** Names of controls, unlike those of other entries that wait below. */
export const controlId = ({ entry, field }: Place) => `field-${entry}-${field}`

/** Scrolls to a field and puts the cursor into it. */
export function focusField(place: Place) {
  const named = document.getElementById(controlId(place))
  const field = document.getElementById(`${controlId(place)}-field`)
  const first = field?.querySelector<HTMLElement>('input, textarea, select, button')
  const control = named instanceof HTMLFieldSetElement ? first : (named ?? first)
  field?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
