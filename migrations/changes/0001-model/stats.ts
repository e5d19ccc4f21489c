import type { NewContentType } from '../../engine/vocabulary.ts'

export const stats = {
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
