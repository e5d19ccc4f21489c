import type { NewContentType } from '../../engine/vocabulary.ts'

export const table = {
  spaces: ['association', 'events'],
  name: 'Table',
  description: 'A table, written as HTML.',
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
    body: {
      name: 'Body',
      required: true,
      type: 'Text',
      widget: 'multipleLine',
      help: 'A <table> with a <caption> and its heading cells as <th>.',
    },
    classes: {
      name: 'Classes',
      type: 'Symbol',
      widget: 'singleLine',
      help: 'Class names, separated by spaces.',
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
