import type { FieldValue } from '../../entry/field-value.ts'

export const inputId = (field: string) => `field-${field}`
/** Forma 36 describes an input by this id, and by no other. */
export const helpId = (field: string) => `${inputId(field)}-helptext`

/** The id of a field's input, and the description that screen readers read: help, counter and problems. */
export const describedBy = ({ id }: FieldValue) => ({
  id: inputId(id),
  'aria-describedby': helpId(id),
})

/** What every editor's input gets. */
export const inputProps = (value: FieldValue) => ({
  ...describedBy(value),
  'aria-required': value.field.required === true,
})

/** Puts the cursor into a field's input. */
export const focusInput = (field: string) => document.getElementById(inputId(field))?.focus()
