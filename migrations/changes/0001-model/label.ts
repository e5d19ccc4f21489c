import type { NewContentType } from '../../engine/vocabulary.ts'

export const label = {
  spaces: ['association', 'events'],
  name: 'Label',
  description: 'A word or two on a picture, such as “Course”.',
  displayField: 'text',
  fields: {
    text: {
      name: 'Text',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 60 } }],
      widget: 'singleLine',
    },
    color: {
      name: 'Color',
      type: 'Symbol',
      defaultValue: { 'en-US': 'black' },
      widget: 'singleLine',
      help: 'Color of the text. The block of the picture sets the background.',
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
