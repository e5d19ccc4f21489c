import type { FieldValue } from '../../entry/field-value.ts'

export const inputId = (field: string) => `field-${field}`
/** Forma 36 accepts only this id for the help text of an input. */
export const helpId = (field: string) => `${inputId(field)}-helptext`

export const describedBy = ({ id }: FieldValue) => ({
  id: inputId(id),
  'aria-describedby': helpId(id),
})

export const inputProps = (value: FieldValue) => ({
  ...describedBy(value),
  'aria-required': value.field.required === true,
})

export const focusInput = (field: string) => document.getElementById(inputId(field))?.focus()
