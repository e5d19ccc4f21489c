import type { NewContentType } from '../../engine/vocabulary.ts'

export const navItem = {
  spaces: ['association'],
  name: 'Navigation item',
  description:
    'A link of the header, of the footer or of the navigation of a part of the site, or a group of links.',
  displayField: 'name',
  fields: {
    name: {
      name: 'Name',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 60 } }],
      widget: 'singleLine',
      help: 'The words of the link.',
    },
    link: {
      name: 'Link',
      type: 'Symbol',
      widget: 'singleLine',
      help: 'Where the link leads. A group can do without it.',
    },
    settingLink: {
      name: 'Setting link',
      type: 'Symbol',
      validations: [{ in: ['podcast', 'board application', 'board nomination'] }],
      widget: 'dropdown',
      help: 'Takes the link from the site settings instead.',
    },
    isExternal: { name: 'Is external', type: 'Boolean', widget: 'boolean', help: 'Opens in a new tab.' },
    description: {
      name: 'Description',
      type: 'Text',
      validations: [{ size: { max: 140 } }],
      widget: 'multipleLine',
      help: 'One sentence below the link, where there is room.',
    },
    items: {
      name: 'Items',
      type: 'Array',
      validations: [{ size: { max: 20 } }],
      widget: 'entryCardsEditor',
      help: 'The links of a group.',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['navItem'] }] },
    },
    audience: {
      name: 'Audience',
      type: 'Symbol',
      validations: [{ in: ['everyone', 'logged in'] }],
      defaultValue: { 'en-US': 'everyone' },
      widget: 'dropdown',
      help: '“Logged in” hides the link from visitors who are not logged in.',
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
