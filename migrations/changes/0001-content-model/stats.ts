import { createContentType } from '../../engine/vocabulary.ts'

export const stats = createContentType('stats', {
  spaces: ['association', 'events'],
  name: 'Figure',
  description: 'One figure and what it means.',
  displayField: 'internalName',
  fields: {
    internalName: {
      name: 'Internal name',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 200 } }],
      widget: 'singleLine',
      help: 'Editors see this name; visitors never do.',
    },
    figure: {
      name: 'Figure',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 24 } }],
      widget: 'singleLine',
      help: 'As it is shown, such as “10,000+” or “96 %”.',
    },
    label: {
      name: 'Label',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 120 } }],
      widget: 'singleLine',
      help: 'What the figure counts.',
    },
    description: {
      name: 'Description',
      type: 'Text',
      validations: [{ size: { max: 300 } }],
      widget: 'multipleLine',
    },
  },
})
