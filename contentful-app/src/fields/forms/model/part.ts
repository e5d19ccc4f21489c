import { sentence } from '@association/content/content-type'
import type { ValueField } from '@association/content/define/field.ts'
import type { FieldValue } from '../../../entry/field-value.ts'
import type { FormKeys, FormStore } from './form-store.ts'

/** Stores invalid text such as `12 px` for a number too: nothing is lost, and the checks report it. */
export function partOf(store: FormStore, place: FormKeys, field: ValueField): FieldValue {
  const { root } = store
  const label = field.name ?? sentence(place.at(-1) ?? '')
  const get = () => store.at(place) ?? undefined
  const put = (value: unknown, how?: Parameters<FormStore['put']>[2]) =>
    store.put(place, isEmpty(value) ? undefined : value, how)
  return {
    id: partId(root.id, place),
    label,
    field,
    get,
    set: (value) => put(value),
    act: (value, said, how) => put(value, { said, isContinuous: how?.isContinuous }),
    replace: (value) => put(value),
    reading: () => {},
    hold: (text) => put(text),
    onOutsideChange: (listener) => changes(store, get, (from) => from === undefined && listener(get())),
    onChange: (listener) => changes(store, get, () => listener(get())),
    onText: () => () => {},
    rest: root.rest,
    draft: noDraft,
    isDisabled: root.isDisabled,
    onDisabledChange: root.onDisabledChange,
  }
}

export const partId = (root: string, place: FormKeys) => [root, ...place].join('/')

function changes(store: FormStore, get: () => unknown, changed: (from: FormKeys | undefined) => void) {
  let before = get()
  return store.subscribe((from) => {
    const now = get()
    if (now === before) return
    before = now
    changed(from)
  })
}

const isEmpty = (value: unknown) =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)

const state = { own: 'none', isKept: true, isChanged: false } as const
const noDraft: FieldValue['draft'] = {
  state: () => state,
  heldText: () => undefined,
  subscribe: () => () => {},
  restore: () => {},
  discardOffer: () => {},
  discardHeld: () => {},
}
