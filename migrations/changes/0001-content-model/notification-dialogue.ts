import { createContentType } from '../../engine/vocabulary.ts'

export const notificationDialogue = createContentType('notificationDialogue', {
  spaces: ['association', 'events'],
  name: 'Notification dialogue',
  description: 'A notice that visitors can close.',
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
    label: {
      name: 'Label',
      type: 'Symbol',
      validations: [{ size: { max: 120 } }],
      widget: 'singleLine',
      help: 'Names the notice to those who hear it; empty: “Notice”.',
    },
    content: { name: 'Content', required: true, type: 'RichText', widget: 'richTextEditor' },
    contentBackgroundColor: {
      name: 'Content background color',
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['color'] }],
      widget: 'entryCardEditor',
    },
    color: {
      name: 'Color',
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['color'] }],
      widget: 'entryCardEditor',
      help: 'Of the text.',
    },
  },
})
