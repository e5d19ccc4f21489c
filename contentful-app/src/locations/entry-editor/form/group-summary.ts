import type { Field } from '@association/content'
import { isSameValue } from '@association/content/preview/same-value.ts'
import { linksIn } from '@association/content/rules'

export type SetField = { label: string; words: string; color?: string }

type Valued = { label: string; field: Field; get(): unknown }

/** Returns the fields whose value differs from that of a new entry. */
export const setFields = (fields: readonly Valued[]): SetField[] =>
  fields.flatMap(({ label, field, get }) => {
    const value = get()
    if (isUnset(value) || isSameValue(value, field.default)) return []
    const words = wordsOf(value, field)
    return [{ label, words, ...(field.kind === 'color' && { color: words }) }]
  })

/** A switch that is off counts as unset. */
const isUnset = (value: unknown) => value === undefined || value === null || value === '' || value === false

const longest = 24

function wordsOf(value: unknown, { unit }: Field): string {
  if (value === true) return 'on'
  if (typeof value === 'object') {
    const { length } = linksIn(value)
    return length > 1 ? `${length} chosen` : 'chosen'
  }
  const words = [value, unit].filter((part) => part !== undefined).join(' ')
  return words.length > longest ? `${words.slice(0, longest - 1)}…` : words
}
