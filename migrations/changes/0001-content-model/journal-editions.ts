import { createContentType } from '../../engine/vocabulary.ts'

export const journalEditions = createContentType('journalEditions', {
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
      help: 'What the edition is about.',
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
    url: { name: 'URL', type: 'Symbol', widget: 'singleLine', help: 'Where the edition is read.' },
  },
})
