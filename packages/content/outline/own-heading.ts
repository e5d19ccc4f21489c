import type { Field } from '../define/field.ts'
import { isRecord } from '../safe/is-record.ts'

/** A block as the outline knows it: read values or written ones. */
export type Block = {
  type: { readonly fields: Readonly<Record<string, Field>> }
  values: Readonly<Record<string, unknown>>
}

/** The heading that a block itself shows: the first field marked `heading` that has words. */
export function ownHeading({ type, values }: Block): { field: string; words: string } | undefined {
  return Object.keys(type.fields)
    .filter((field) => type.fields[field]?.heading)
    .flatMap((field) => wordsIn(values[field]).map((words) => ({ field, words })))[0]
}

/** What the heading of a block of this type introduces; undefined for a type without a heading. */
export const headingKind = ({ fields }: Block['type']) =>
  Object.values(fields).find(({ heading }) => heading)?.heading

/** A JSON field holds the words as its `title`. */
function wordsIn(value: unknown): string[] {
  const words = isRecord(value) ? value.title : value
  return typeof words === 'string' && words.trim() !== '' ? [words] : []
}
