import { createContentType } from '../../engine/vocabulary.ts'

export const metaTitle = createContentType('metaTitle', {
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
  },
})
