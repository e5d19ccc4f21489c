import type { NewContentType } from '../../engine/vocabulary.ts'

export const metaTitle = {
  spaces: ['association', 'events'],
  name: 'Meta title',
  description: 'A short line above a title that says what kind of thing follows.',
  displayField: 'text',
  fields: {
    text: {
      name: 'Text',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 120 } }],
      widget: 'singleLine',
    },
    textAlign: {
      name: 'Text align',
      type: 'Symbol',
      validations: [{ in: ['left', 'center', 'right', 'justify'] }],
      widget: 'dropdown',
    },
    color: { name: 'Color', type: 'Symbol', widget: 'singleLine' },
    backgroundColor: { name: 'Background color', type: 'Symbol', widget: 'singleLine' },
    marginBottom: {
      name: 'Margin bottom',
      type: 'Integer',
      validations: [{ range: { min: 0, max: 5 } }],
      defaultValue: { 'en-US': 1 },
      widget: 'numberEditor',
    },
    isHidden: {
      name: 'Hidden on the site',
      type: 'Boolean',
      widget: 'boolean',
      help: 'Visitors, search and feeds do not get this block. It keeps its place on its pages.',
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
