import { createContentType } from '../../engine/vocabulary.ts'

export const checklist = createContentType('checklist', {
  spaces: ['association', 'events'],
  name: 'Checklist',
  description: 'Items that open one by one: questions and answers, steps, requirements.',
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
    checklistTitle: {
      name: 'Checklist title',
      type: 'Symbol',
      validations: [{ size: { max: 200 } }],
      widget: 'singleLine',
    },
    checklistItems: {
      name: 'Checklist items',
      type: 'Array',
      validations: [{ size: { max: 60 } }],
      widget: 'entryCardsEditor',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['checklistItem'] }] },
    },
    backgroundColor: { name: 'Background color', type: 'Symbol', widget: 'singleLine' },
    paddingTop: {
      name: 'Padding top',
      type: 'Integer',
      validations: [{ range: { min: 0, max: 5 } }],
      defaultValue: { 'en-US': 2 },
      widget: 'numberEditor',
    },
    paddingBottom: {
      name: 'Padding bottom',
      type: 'Integer',
      validations: [{ range: { min: 0, max: 5 } }],
      defaultValue: { 'en-US': 2 },
      widget: 'numberEditor',
    },
    columnWidth: {
      name: 'Column width',
      type: 'Integer',
      validations: [{ range: { min: 1, max: 12 } }],
      defaultValue: { 'en-US': 12 },
      widget: 'numberEditor',
      help: 'Columns of twelve.',
    },
    hashId: {
      name: 'Anchor',
      type: 'Symbol',
      validations: [{ regexp: { pattern: '^[A-Za-z][\\w-]*$', flags: '' } }],
      widget: 'singleLine',
      help: 'The part after # that links here: letters, digits, - and _.',
    },
    buttons: {
      name: 'Buttons',
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['buttonGroup'] }],
      widget: 'entryCardEditor',
    },
  },
})
