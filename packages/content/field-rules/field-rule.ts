import type { Field, Kind } from '../define/field.ts'

export type Severity = 'error' | 'warning'

export type RuleName = {
  id: string
  /** Lists use it as their heading. */
  title: string
  about: string
  severity: Severity
}

/** Values have the field's kind; only `required` gets empty values. */
export type FieldRule = RuleName & {
  scope: 'field'
  kinds?: readonly Kind[]
  check(value: unknown, place: FieldPlace): readonly string[]
}
export type FieldPlace = { id: string; field: Field; label: string }
