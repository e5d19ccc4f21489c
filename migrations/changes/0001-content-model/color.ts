import { createContentType } from '../../engine/vocabulary.ts'

export const color = createContentType('color', {
  spaces: ['association', 'events'],
  name: 'Colour',
  description: 'A named colour that notices and announcements share.',
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
  },
})
