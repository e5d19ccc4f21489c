import type { FieldRule } from '../rule.ts'

export const choice: FieldRule = {
  id: 'choice',
  title: 'Values that are not on offer',
  about: 'A choice is one of those that the field offers.',
  severity: 'error',
  scope: 'field',
  kinds: ['choice'],
  check: (value, { field: { options = [] }, label }) =>
    options.includes(String(value)) ? [] : [`${label} must be one of ${options.join(', ')}.`],
}
