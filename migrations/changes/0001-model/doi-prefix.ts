import type { NewContentType } from '../../engine/vocabulary.ts'

export const doiPrefix = {
  spaces: ['association', 'events'],
  name: 'DOI prefix',
  description: 'The first part of an article’s digital object identifier; a publisher has one.',
  displayField: 'prefix',
  fields: {
    prefix: {
      name: 'Prefix',
      required: true,
      type: 'Symbol',
      validations: [
        { size: { max: 20 } },
        { unique: true },
        { regexp: { pattern: '^10\\.\\d{4,9}$', flags: '' } },
      ],
      widget: 'singleLine',
      help: 'Such as 10.55834.',
    },
    publishGate: {
      name: 'Blocked until the checks in the sidebar pass',
      disabled: true,
      type: 'Symbol',
      validations: [{ in: ['ok'] }],
      widget: 'dropdown',
    },
  },
} as const satisfies NewContentType
