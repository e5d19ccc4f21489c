import type { NewContentType } from '../../engine/vocabulary.ts'

export const sponsor = {
  spaces: ['events'],
  name: 'Sponsor',
  description: 'An organization that supports an event.',
  displayField: 'name',
  fields: {
    name: {
      name: 'Name',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 120 } }],
      widget: 'singleLine',
    },
    level: {
      name: 'Level',
      required: true,
      type: 'Symbol',
      validations: [{ in: ['Partner', 'Gold', 'Silver', 'Supporter'] }],
      widget: 'dropdown',
    },
    description: {
      name: 'Description',
      type: 'Text',
      validations: [{ size: { max: 400 } }],
      widget: 'multipleLine',
      help: 'What it does, and what it pays for.',
    },
    link: { name: 'Link', type: 'Symbol', widget: 'singleLine' },
    logo: {
      name: 'Logo',
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
      widget: 'assetLinkEditor',
      help: 'Without a logo, visitors see the name.',
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
