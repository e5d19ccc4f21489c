import type { NewContentType } from '../../engine/vocabulary.ts'

export const employers = {
  spaces: ['association', 'events'],
  name: 'Employers',
  description: 'The names of organizations for which members work, without logos.',
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
    employers: { name: 'Employers', required: true, type: 'Object', widget: 'objectEditor' },
    note: {
      name: 'Note',
      type: 'Text',
      validations: [{ size: { max: 300 } }],
      widget: 'multipleLine',
      help: 'Below the names, such as how many others there are.',
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
