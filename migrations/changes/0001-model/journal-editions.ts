import type { NewContentType } from '../../engine/vocabulary.ts'

export const journalEditions = {
  spaces: ['association', 'events'],
  name: 'Journal edition',
  description: 'One edition of a journal: its cover, number and address.',
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
    journal: {
      name: 'Journal',
      required: true,
      type: 'Symbol',
      validations: [
        {
          in: [
            'Physician Leadership Journal',
            'Medical Practice Management',
            'Healthcare Administration Leadership',
            'Fast Practice',
          ],
        },
      ],
      widget: 'dropdown',
    },
    editionDate: {
      name: 'Edition date',
      required: true,
      type: 'Date',
      widget: 'datePicker',
      help: 'The first day of its month.',
    },
    title: {
      name: 'Title',
      type: 'Symbol',
      validations: [{ size: { max: 160 } }],
      widget: 'singleLine',
      help: 'The subject of the edition.',
    },
    description: {
      name: 'Description',
      type: 'Text',
      validations: [{ size: { max: 600 } }],
      widget: 'multipleLine',
    },
    cover: {
      name: 'Cover',
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
      widget: 'assetLinkEditor',
      help: 'Its description is the alternative text.',
    },
    volume: { name: 'Volume', type: 'Symbol', validations: [{ size: { max: 20 } }], widget: 'singleLine' },
    issue: { name: 'Issue', type: 'Symbol', validations: [{ size: { max: 20 } }], widget: 'singleLine' },
    url: {
      name: 'URL',
      type: 'Symbol',
      widget: 'singleLine',
      help: 'The page on which visitors read the edition.',
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
