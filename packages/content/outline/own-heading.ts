import type { Field } from '../define/field.ts'
import { isRecord } from '../safe/is-record.ts'

export type Block = {
  type: {
    readonly fields: Readonly<Record<string, Field>>
    opensPage?(values: Readonly<Record<string, unknown>>): boolean
  }
  values: Readonly<Record<string, unknown>>
}

export function ownHeading({ type, values }: Block): { field: string; words: string } | undefined {
  return headingFields(type).flatMap((field) => wordsIn(values[field]).map((words) => ({ field, words })))[0]
}

export function headingKind(type: Block['type']) {
  const [first] = headingFields(type)
  return first === undefined ? undefined : type.fields[first]?.heading
}

/** Types never change, and the preview asks at each keystroke. */
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
