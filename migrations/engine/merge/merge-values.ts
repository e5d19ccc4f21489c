import { isSame } from '@association/services/management/index.ts'
import type { EntryFields, EntryValues } from '../operations/operation.ts'

export type Sides = {
  from: EntryValues
  to: EntryValues
  live: EntryValues
  between?: EntryValues
}

export type MergedValues = { values: EntryValues; conflicts: string[] }

/** Tags and concepts merge as sets, so they never conflict. */
export function mergeValues(sides: Sides): MergedValues {
  const { from, to, live } = sides
  const places = placesIn([from, to, live].map(({ fields }) => fields))
  let fields: EntryFields = {}
  const conflicts: string[] = []
  for (const place of places) {
    const { value, isConflict } = mergeAt(place, sides)
    if (isConflict) conflicts.push(place.field)
    if (value !== undefined) fields = withValue(fields, place, value)
  }
  const tags = mergeSets(from.tags, to.tags, live.tags)
  const concepts = mergeSets(from.concepts, to.concepts, live.concepts)
  return {
    values: { fields, ...(tags.length > 0 ? { tags } : {}), ...(concepts.length > 0 ? { concepts } : {}) },
    conflicts: [...new Set(conflicts)],
  }
}

export function changedFields(one: EntryValues | undefined, other: EntryValues | undefined): string[] {
  const [a, b] = [one?.fields ?? {}, other?.fields ?? {}]
  const places = placesIn([a, b]).filter((place) => !isSame(valueAt(a, place), valueAt(b, place)))
  return [...new Set(places.map(({ field }) => field))]
}

type ValuePlace = { field: string; locale: string }

function mergeAt(
  place: ValuePlace,
  { from, to, live, between }: Sides,
): { value: unknown; isConflict: boolean } {
  const [before, after, now, other] = [from, to, live, between].map(
    (values) => values && valueAt(values.fields, place),
  )
  if (isSame(before, after)) return { value: between && isSame(now, other) ? after : now, isConflict: false }
  const isKnown = isSame(now, before) || isSame(now, after) || (between !== undefined && isSame(now, other))
  return { value: after, isConflict: !isKnown }
}

const valueAt = (fields: EntryFields, { field, locale }: ValuePlace): unknown => fields[field]?.[locale]

const withValue = (fields: EntryFields, { field, locale }: ValuePlace, value: unknown): EntryFields => ({
  ...fields,
  [field]: { ...fields[field], [locale]: value },
})

function placesIn(all: readonly EntryFields[]): ValuePlace[] {
  const places = all.flatMap((fields) =>
    Object.entries(fields).flatMap(([field, values]) =>
      Object.keys(values).map((locale) => ({ field, locale })),
    ),
  )
  return [...new Map(places.map((place) => [`${place.field} ${place.locale}`, place])).values()]
}

function mergeSets(from: readonly string[] = [], to: readonly string[] = [], live: readonly string[] = []) {
  const kept = live.filter((id) => to.includes(id) || !from.includes(id))
  return [...new Set([...kept, ...to.filter((id) => !from.includes(id))])].toSorted()
}
