import type { FieldRule } from './field-rule.ts'

export const choice: FieldRule = {
  id: 'choice',
  title: 'Values that are not among the choices',
  about: 'A choice is one of the options of its field.',
  severity: 'error',
  scope: 'field',
  kinds: ['choice'],
  check: (value, { field: { options = [] }, label }) =>
    options.includes(String(value)) ? [] : [`${label} must be one of ${options.join(', ')}.`],
}
