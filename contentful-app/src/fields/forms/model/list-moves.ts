import type { Items, JsonFields } from '@association/content/define/field.ts'
import { type FormKeys, type FormStore, itemsIn } from './form-store.ts'
import { newKey } from './item-keys.ts'

type FormList = { store: FormStore; place: FormKeys; name: string }

/** Each operation is one undo step and returns the sentence to announce. */
export function moveItem(list: FormList, key: string, to: number): string | undefined {
  const { items, keys } = contentOf(list)
  const from = keys.indexOf(key)
  if (from === -1 || to < 0 || to >= items.length || to === from) return undefined
  return store(list, {
    items: items.toSpliced(from, 1).toSpliced(to, 0, items[from]),
    keys: keys.toSpliced(from, 1).toSpliced(to, 0, key),
    said: `Moved ${list.name} ${from + 1} to position ${to + 1} of ${items.length}`,
  })
}

export function removeItem(list: FormList, key: string): string | undefined {
  const { items, keys } = contentOf(list)
  const index = keys.indexOf(key)
  if (index === -1) return undefined
  const said = `Removed ${list.name} ${index + 1}`
  return store(list, { items: items.toSpliced(index, 1), keys: keys.toSpliced(index, 1), said })
}

/** The copy has no id, because two items must not share one. */
export function duplicateItem(list: FormList, key: string): { key: string; said: string } | undefined {
  const { items, keys } = contentOf(list)
  const index = keys.indexOf(key)
  if (index === -1) return undefined
  const copy = newKey()
  const said = store(list, {
    items: items.toSpliced(index + 1, 0, withoutId(items[index])),
    keys: keys.toSpliced(index + 1, 0, copy),
    said: `Duplicated ${list.name} ${index + 1}`,
  })
  return { key: copy, said }
}

export function addItem(list: FormList, { of }: Pick<Items, 'of'>): { key: string; said: string } {
  const { items, keys } = contentOf(list)
  const key = newKey()
  const said = store(list, {
    items: [...items, startOf(of)],
    keys: [...keys, key],
    said: `Added ${list.name} ${items.length + 1}`,
  })
  return { key, said }
}

const contentOf = ({ store: { at, keysOf }, place }: FormList) => ({
  items: itemsIn(at(place)),
  keys: keysOf(place),
})

function store(
  { store, place }: FormList,
  { items, keys, said }: { items: unknown[]; keys: string[]; said: string },
) {
  store.putList(place, { items, keys }, said)
  return `${said}.`
}

/** A new item omits values that equal the default. */
const startOf = (fields: JsonFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, field]) =>
      field.kind === 'choice' && field.required && field.default === undefined && field.options?.[0]
        ? [[id, field.options[0]]]
        : [],
    ),
  )

function withoutId(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item
  const { id: _, ...rest } = item as Record<string, unknown>
  return rest
}
