import type { NewContentType } from '../../engine/vocabulary.ts'

export const advertisementsList = {
  spaces: ['association', 'events'],
  name: 'Advertisement list',
  description: 'Several advertisements that appear in turn in one place.',
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
    advertisements: {
      name: 'Advertisements',
      type: 'Array',
      validations: [{ size: { max: 20 } }],
      widget: 'entryCardsEditor',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['advertisement'] }] },
    },
    secondsPerAdvertisement: {
      name: 'Seconds per advertisement',
      type: 'Number',
      validations: [{ range: { min: 1, max: 120 } }],
      defaultValue: { 'en-US': 8 },
      widget: 'numberEditor',
      help: 'In s.',
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
