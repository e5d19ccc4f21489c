import type { FieldRule } from './field-rule.ts'
import { isEmpty } from './is-empty.ts'

export const required: FieldRule = {
  id: 'required',
  title: 'Missing values',
  about: 'A required field has a value.',
  severity: 'error',
  scope: 'field',
  check: (value, { field, label }) =>
    field.required && isEmpty(field, value) ? [`${label} is required.`] : [],
}
