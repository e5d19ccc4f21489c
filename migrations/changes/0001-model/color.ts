import type { NewContentType } from '../../engine/vocabulary.ts'

export const color = {
  spaces: ['association', 'events'],
  name: 'Color',
  description: 'A named color that notices and announcements share.',
  displayField: 'name',
  fields: {
    name: {
      name: 'Name',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 60 } }, { unique: true }],
      widget: 'singleLine',
    },
    value: {
      name: 'Value',
      required: true,
      type: 'Symbol',
      widget: 'singleLine',
      help: 'A name of the palette, #rrggbb, or rgb(r, g, b).',
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
