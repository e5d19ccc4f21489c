export type Place = { entry: string; field: string }

const requests = new EventTarget()

export const requestFocus = (place: Place) =>
  requests.dispatchEvent(new CustomEvent('focus', { detail: place }))

export function onFocusRequest(listener: (place: Place) => void) {
  const hear = (event: Event) => listener((event as CustomEvent<Place>).detail)
  requests.addEventListener('focus', hear)
  return () => requests.removeEventListener('focus', hear)
}

/** Contains the entry, because entries that wait below have the same fields. */
export const controlId = ({ entry, field }: Place) => `field-${entry}-${field}`

export function focusField(place: Place) {
  const named = document.getElementById(controlId(place))
  const field = document.getElementById(`${controlId(place)}-field`)
  const first = field?.querySelector<HTMLElement>('input, textarea, select, button')
  const control = named instanceof HTMLFieldSetElement ? first : (named ?? first)
  field?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
