import { isSameValue } from '@association/content/preview/same-value.ts'

export type Values = Readonly<Record<string, unknown>>

/** `undefined` means no value. */
export type FieldConflict = { field: string; base: unknown; mine: unknown; theirs: unknown }

type ValueVersions = { base: Values; mine: Values; theirs: Values }

/** A field that one side changed gets that value. One that both changed keeps mine and is a conflict. */
export function mergeValues({ base, mine, theirs }: ValueVersions): {
  values: Values
  conflicts: readonly FieldConflict[]
} {
  const changedHere = fieldsThatDiffer(base, mine)
  const conflicts = changedHere
    .filter((field) => !isSameValue(base[field], theirs[field]) && !isSameValue(mine[field], theirs[field]))
    .map((field) => ({ field, base: base[field], mine: mine[field], theirs: theirs[field] }))
  const own = Object.fromEntries(changedHere.map((field) => [field, mine[field]]))
  return { values: { ...theirs, ...own }, conflicts }
}

/** An absent field equals a field without a value. */
export const fieldsThatDiffer = (one: Values, other: Values): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (field) => !isSameValue(one[field], other[field]),
  )

export type Decision = 'mine' | 'theirs' | Readonly<Record<string, 'mine' | 'theirs'>>

export function decided(versions: ValueVersions, decision: Decision): Values {
  const { values, conflicts } = mergeValues(versions)
  const isTheirs = (field: string) =>
    decision === 'theirs' || (decision !== 'mine' && decision[field] === 'theirs')
  const taken = conflicts.filter(({ field }) => isTheirs(field))
  return { ...values, ...Object.fromEntries(taken.map(({ field, theirs }) => [field, theirs])) }
}
