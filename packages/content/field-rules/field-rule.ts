import type { Field, Kind } from '../define/field.ts'

export type Severity = 'error' | 'warning'

/** What every rule says of itself. */
export type Named = {
  id: string
  /** What it finds, in a few words: the heading above its findings where they stand together. */
  title: string
  /** What the rule asks for, in one sentence; shown in reports. */
  about: string
  severity: Severity
}

/** One value of a kind that the field promises; empty values are the business of `required` alone. */
export type FieldRule = Named & {
  scope: 'field'
  kinds?: readonly Kind[]
  check(value: unknown, place: FieldPlace): readonly string[]
}
export type FieldPlace = { id: string; field: Field; label: string }
