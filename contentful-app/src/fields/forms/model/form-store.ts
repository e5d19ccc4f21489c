import type { JsonForm, Raw } from '@association/content/define/field.ts'
import { isSameValue } from '@association/content/preview/same-value.ts'
import { isRecord } from '@association/content/safe/is-record.ts'
import type { FieldValue } from '../../../entry/field-value.ts'
import { type Keys, keysAfter } from './item-keys.ts'
import { type Path, valueAt, withValue } from './json-path.ts'

/** Locates a value by field names and item keys. Keys stay valid when items move. */
export type FormKeys = readonly string[]

export type FormStore = {
  root: FieldValue
  values(): Raw | undefined
  at(place: FormKeys): unknown
  /** Returns undefined if an item was removed. */
  pathOf(place: FormKeys): Path | undefined
  keysOf(list: FormKeys): Keys
  put(place: FormKeys, value: unknown, how?: FormAction): void
  putList(list: FormKeys, next: { items: readonly unknown[]; keys: Keys }, said: string): void
  /** `place` is undefined if the change comes from outside this form. */
  subscribe(listener: (place: FormKeys | undefined) => void): () => void
}

type FormAction = { said: string; isContinuous?: boolean | undefined }

export function formStore(root: FieldValue, { shape }: JsonForm): FormStore {
  const { open, close } = shape ?? plainShape
  let json = root.get()
  let latest = open(json)
  let isWriting = false
  let stop = () => {}
  const lists = new Map<string, { keys: Keys; items: readonly unknown[] }>()
  const listeners = new Set<(place: FormKeys | undefined) => void>()

  function valuesNow(): Raw | undefined {
    const now = root.get()
    if (isWriting || now === json) return latest
    json = now
    latest = open(now)
    return latest
  }
  const tell = (place?: FormKeys) => {
    for (const listener of listeners) listener(place)
  }
  function keysOf(list: FormKeys): Keys {
    const items = itemsIn(at(list))
    const id = list.join('/')
    const known = lists.get(id)
    if (known?.items === items) return known.keys
    const keys = keysAfter(known?.keys ?? [], known?.items ?? [], items)
    const kept = known && isSameKeys(known.keys, keys) ? known.keys : keys
    lists.set(id, { keys: kept, items })
    return kept
  }
  function pathOf(place: FormKeys): Path | undefined {
    const path: (string | number)[] = []
    for (const [index, step] of place.entries()) {
      const isItem = Array.isArray(valueAt(valuesNow(), path))
      const position = isItem ? keysOf(place.slice(0, index)).indexOf(step) : step
      if (position === -1) return undefined
      path.push(position)
    }
    return path
  }
  function at(place: FormKeys): unknown {
    const path = pathOf(place)
    return path && valueAt(valuesNow(), path)
  }
  function write(next: Raw, action?: FormAction) {
    const closed = Object.keys(next).length === 0 ? undefined : close(next)
    latest = next
    isWriting = true
    if (action) root.act(closed, action.said, { isContinuous: action.isContinuous === true })
    else root.set(closed)
    isWriting = false
    json = root.get()
  }
  function put(place: FormKeys, value: unknown, action?: FormAction) {
    const path = pathOf(place)
    if (!path || isSameValue(valueAt(valuesNow(), path), value)) return
    const around = listsAround(place).map((list) => ({ list, keys: keysOf(list) }))
    write(withValue(valuesNow() ?? {}, path, value) as Raw, action)
    for (const { list, keys } of around) lists.set(list.join('/'), { keys, items: itemsIn(at(list)) })
    tell(place)
  }
  const listsAround = (place: FormKeys) =>
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
