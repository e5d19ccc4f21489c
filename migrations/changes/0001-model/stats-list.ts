import type { NewContentType } from '../../engine/vocabulary.ts'

export const statsList = {
  spaces: ['association', 'events'],
  name: 'Figures',
  description: 'Figures side by side.',
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
    title: { name: 'Title', type: 'Symbol', validations: [{ size: { max: 200 } }], widget: 'singleLine' },
    stats: {
      name: 'Stats',
      type: 'Array',
      validations: [{ size: { max: 12 } }],
      widget: 'entryCardsEditor',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['stats'] }] },
    },
    columnCount: {
      name: 'Column count',
      type: 'Integer',
      validations: [{ range: { min: 1, max: 6 } }],
      widget: 'numberEditor',
      help: 'Columns on wide screens. If empty, as many as fit, at most four.',
    },
    backgroundColor: { name: 'Background color', type: 'Symbol', widget: 'singleLine' },
    paddingTop: {
      name: 'Padding top',
      type: 'Integer',
      validations: [{ range: { min: 0, max: 5 } }],
      defaultValue: { 'en-US': 4 },
      widget: 'numberEditor',
    },
    paddingBottom: {
      name: 'Padding bottom',
      type: 'Integer',
      validations: [{ range: { min: 0, max: 5 } }],
      defaultValue: { 'en-US': 4 },
      widget: 'numberEditor',
    },
    hashLink: {
      name: 'Anchor',
      type: 'Symbol',
      validations: [{ regexp: { pattern: '^[A-Za-z][\\w-]*$', flags: '' } }],
      widget: 'singleLine',
      help: 'The part after # that links here: letters, digits, - and _.',
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
