import { createContentType } from '../../engine/vocabulary.ts'

export const label = createContentType('label', {
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
      help: 'Of the words; the picture’s block chooses what is behind them.',
    },
  },
})
