import type { Field, Kind } from '../define/field.ts'

export type Severity = 'error' | 'warning'

/** The words of a rule. */
export type Named = {
  id: string
  /** Its findings in a few words. Lists use it as their heading. */
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
