import type { JsonForm, Raw } from '@association/content/define/field.ts'
import { isSameValue } from '@association/content/preview/same-value.ts'
import { isRecord } from '@association/content/safe/is-record.ts'
import type { FieldValue } from '../../../entry/field-value.ts'
import { type Keys, keysAfter } from './item-keys.ts'
import { type Path, valueAt, withValue } from './json-path.ts'

/** Where a value is in a form: names of fields, and the keys of items instead of their positions. */
export type Place = readonly string[]

/** The values of one JSON field as its form shows them. They live outside React, as the field's own value does. */
export type FormStore = {
  root: FieldValue
  /** Undefined while the JSON has a shape that the form cannot show. */
  values(): Raw | undefined
  at(place: Place): unknown
  /** The place with positions; undefined if an item is gone. */
  pathOf(place: Place): Path | undefined
  keysOf(list: Place): Keys
  put(place: Place, value: unknown, how?: Action): void
  /** Replaces a list by one action, with the keys of its items. */
  putList(list: Place, next: { items: readonly unknown[]; keys: Keys }, said: string): void
  /** Told of every change. `place` is where it was made in this form; undefined for one that came from elsewhere. */
  subscribe(listener: (place: Place | undefined) => void): () => void
}

type Action = { said: string; isContinuous?: boolean | undefined }

export function formStore(root: FieldValue, { shape }: JsonForm): FormStore {
  const { open, close } = shape ?? plainShape
  let json = root.get()
  let latest = open(json)
  let isWriting = false
  let stop = () => {}
  const lists = new Map<string, { keys: Keys; items: readonly unknown[] }>()
  const listeners = new Set<(place: Place | undefined) => void>()

  /** The present values of the JSON, also while nobody subscribes. */
  function valuesNow(): Raw | undefined {
    const now = root.get()
    if (isWriting || now === json) return latest
    json = now
    latest = open(now)
    return latest
  }
  const tell = (place?: Place) => {
    for (const listener of listeners) listener(place)
  }
  function keysOf(list: Place): Keys {
    const items = itemsIn(at(list))
    const id = list.join('/')
    const known = lists.get(id)
    if (known?.items === items) return known.keys
    const keys = keysAfter(known?.keys ?? [], known?.items ?? [], items)
    const kept = known && isSameKeys(known.keys, keys) ? known.keys : keys
    lists.set(id, { keys: kept, items })
    return kept
  }
  function pathOf(place: Place): Path | undefined {
    const path: (string | number)[] = []
    for (const [index, step] of place.entries()) {
      const isItem = Array.isArray(valueAt(valuesNow(), path))
      const position = isItem ? keysOf(place.slice(0, index)).indexOf(step) : step
      if (position === -1) return undefined
      path.push(position)
    }
    return path
  }
  function at(place: Place): unknown {
    const path = pathOf(place)
    return path && valueAt(valuesNow(), path)
  }
  function write(next: Raw, action?: Action) {
    const closed = Object.keys(next).length === 0 ? undefined : close(next)
    latest = next
    isWriting = true
    if (action) root.act(closed, action.said, { isContinuous: action.isContinuous === true })
    else root.set(closed)
    isWriting = false
    json = root.get()
  }
  function put(place: Place, value: unknown, action?: Action) {
    const path = pathOf(place)
    if (!path || isSameValue(valueAt(valuesNow(), path), value)) return
    const around = listsAround(place).map((list) => ({ list, keys: keysOf(list) }))
    write(withValue(valuesNow() ?? {}, path, value) as Raw, action)
    for (const { list, keys } of around) lists.set(list.join('/'), { keys, items: itemsIn(at(list)) })
    tell(place)
  }
  /** The lists whose items contain the place. */
  const listsAround = (place: Place) =>
    place.map((_, index) => place.slice(0, index)).filter((list) => Array.isArray(at(list)))
  const follow = () =>
    root.onChange(() => {
      if (!isWriting) tell()
    })
  return {
    root,
    values: valuesNow,
    at,
    pathOf,
    keysOf,
    put,
    putList(list, { items, keys }, said) {
      const path = pathOf(list)
      if (!path) return
      const kept = items.length === 0 ? undefined : items
      lists.set(list.join('/'), { keys, items: kept ?? noItems })
      write(withValue(valuesNow() ?? {}, path, kept) as Raw, { said })
      tell(list)
    },
    subscribe(listener) {
      if (listeners.size === 0) stop = follow()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop()
      }
    },
  }
}

const noItems: readonly unknown[] = []
export const itemsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : noItems)

const isSameKeys = (one: Keys, other: Keys) =>
  one.length === other.length && one.every((key, index) => key === other[index])

const plainShape = {
  open: (json: unknown) => (json === undefined || json === null ? {} : isRecord(json) ? json : undefined),
  close: (values: Raw): unknown => values,
}
