import type { NewContentType } from '../../engine/vocabulary.ts'

export const newestArticles = {
  spaces: ['association', 'events'],
  name: 'Newest articles',
  description: 'The newest articles of the site: one with its picture, the others as a list.',
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
    hashLink: {
      name: 'Anchor',
      type: 'Symbol',
      validations: [{ regexp: { pattern: '^[A-Za-z][\\w-]*$', flags: '' } }],
      widget: 'singleLine',
      help: 'The part after # that links here: letters, digits, - and _.',
    },
    title: { name: 'Title', type: 'Symbol', validations: [{ size: { max: 200 } }], widget: 'singleLine' },
    count: {
      name: 'Count',
      type: 'Integer',
      validations: [{ range: { min: 1, max: 7 } }],
      defaultValue: { 'en-US': 5 },
      widget: 'numberEditor',
      help: 'Articles that appear by themselves: the newest ones, as soon as they are published.',
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
