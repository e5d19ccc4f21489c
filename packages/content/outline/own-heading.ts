import type { Field } from '../define/field.ts'
import { isRecord } from '../safe/is-record.ts'

/** A block as the outline knows it: read values or written ones. */
export type Block = {
  type: { readonly fields: Readonly<Record<string, Field>> }
  values: Readonly<Record<string, unknown>>
}

/** The heading that a block itself shows: the first field marked `heading` that has words. */
export function ownHeading({ type, values }: Block): { field: string; words: string } | undefined {
  return headingFields(type).flatMap((field) => wordsIn(values[field]).map((words) => ({ field, words })))[0]
}

/** What the heading of a block of this type introduces; undefined for a type without a heading. */
export function headingKind(type: Block['type']) {
  const [first] = headingFields(type)
  return first === undefined ? undefined : type.fields[first]?.heading
}

/** A type never changes, and a preview asks for each block at each key. */
const known = new WeakMap<Block['type']['fields'], readonly string[]>()

function headingFields({ fields }: Block['type']): readonly string[] {
  const found = known.get(fields) ?? Object.keys(fields).filter((field) => fields[field]?.heading)
  known.set(fields, found)
  return found
}

/** A JSON field holds the words as its `title`. */
function wordsIn(value: unknown): string[] {
  const words = isRecord(value) ? value.title : value
  return typeof words === 'string' && words.trim() !== '' ? [words] : []
}
