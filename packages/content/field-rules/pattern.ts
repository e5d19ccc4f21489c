import type { FieldRule } from './field-rule.ts'

export const pattern: FieldRule = {
  id: 'pattern',
  title: 'Values in the wrong format',
  about: 'A text has the format that its field requires.',
  severity: 'error',
  scope: 'field',
  check: (value, { field, label }) =>
    field.pattern && !new RegExp(field.pattern).test(String(value))
      ? [[`${label} has the wrong format.`, field.help].filter(Boolean).join(' ')]
      : [],
}
