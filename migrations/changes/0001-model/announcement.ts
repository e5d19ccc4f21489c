import type { NewContentType } from '../../engine/vocabulary.ts'

export const announcement = {
  spaces: ['association', 'events'],
  name: 'Announcement',
  description: 'One line at the top of the page that stays in view until a visitor closes it.',
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
    text: {
      name: 'Text',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 200 } }],
      widget: 'singleLine',
    },
    url: {
      name: 'URL',
      type: 'Symbol',
      widget: 'singleLine',
      help: 'The page that the announcement links to.',
    },
    linkText: {
      name: 'Link text',
      type: 'Symbol',
      validations: [{ size: { max: 60 } }],
      widget: 'singleLine',
      help: 'Empty: the whole text is the link.',
    },
    backgroundColor: {
      name: 'Background color',
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
      help: 'Color of the text.',
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
