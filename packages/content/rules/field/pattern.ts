import type { FieldRule } from '../rule.ts'

export const pattern: FieldRule = {
  id: 'pattern',
  title: 'Values in the wrong form',
  about: 'A text is written in the form that its field asks for.',
  severity: 'error',
  scope: 'field',
  check: (value, { field, label }) =>
    field.pattern && !new RegExp(field.pattern).test(String(value))
      ? [[`${label} is not written as it must be.`, field.help].filter(Boolean).join(' ')]
      : [],
}
