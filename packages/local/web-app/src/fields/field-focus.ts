export type FieldRef = { entry: string; field: string }

const requests = new EventTarget()

export const requestFocus = (place: FieldRef) =>
  requests.dispatchEvent(new CustomEvent('focus', { detail: place }))

export function onFocusRequest(listener: (place: FieldRef) => void) {
  const hear = (event: Event) => listener((event as CustomEvent<FieldRef>).detail)
  requests.addEventListener('focus', hear)
  return () => requests.removeEventListener('focus', hear)
}

/** Contains the entry: entries that wait below have the same fields. */
export const controlId = ({ entry, field }: FieldRef) => `field-${entry}-${field}`

export function focusField(place: FieldRef) {
  const named = document.getElementById(controlId(place))
  const field = document.getElementById(`${controlId(place)}-field`)
  const first = field?.querySelector<HTMLElement>('input, textarea, select, button')
  const control = named instanceof HTMLFieldSetElement ? first : (named ?? first)
  field?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
