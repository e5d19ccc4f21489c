import type { EntryRule } from '../rule.ts'

export const unknownFields: EntryRule = {
  id: 'unknown-field',
  title: 'Unknown fields',
  about: 'An entry has only the fields that its content type defines.',
  severity: 'error',
  scope: 'entry',
  check: ({ type, values }) =>
    Object.keys(values)
      .filter((id) => !Object.hasOwn(type.fields, id))
      .map((field) => ({ field, message: `${type.name} has no field “${field}”. Remove its value.` })),
}
