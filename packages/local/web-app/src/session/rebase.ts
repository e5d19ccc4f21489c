import type { EntryProps } from 'contentful-management'

type EntryFields = EntryProps['fields']

/** A field that both sides changed differently is a conflict, and keeps the local value. */
export function rebase({
  base,
  mine,
  theirs,
}: {
  base: EntryFields
  mine: EntryFields
  theirs: EntryFields
}) {
  const changedHere = fieldsThatDiffer(base, mine)
  const changedThere = new Set(fieldsThatDiffer(base, theirs))
  const fields: EntryFields = { ...theirs }
  for (const field of changedHere) {
    if (field in mine) fields[field] = mine[field]
    else delete fields[field]
  }
  const conflicts = changedHere.filter(
    (field) => changedThere.has(field) && !isSame(mine[field], theirs[field]),
  )
  return { fields, conflicts }
}

/** A field without values equals a missing field. */
export const fieldsThatDiffer = (one: EntryFields, other: EntryFields): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((id) => !isSame(one[id], other[id]))

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(sorted(one ?? {})) === JSON.stringify(sorted(other ?? {}))

/** The service changes the order of keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sorted(each)]),
  )
}
