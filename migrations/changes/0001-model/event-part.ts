import type { NewContentType } from '../../engine/vocabulary.ts'

export const eventPart = {
  spaces: ['events'],
  name: 'Event part',
  description: 'Shows a part of an edition of an event, such as its prices, courses or sponsors.',
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
    edition: {
      name: 'Edition',
      required: true,
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['eventEdition'] }],
      widget: 'entryCardEditor',
    },
    part: {
      name: 'Part',
      required: true,
      type: 'Symbol',
      validations: [
        {
          in: [
            'header',
            'dates',
            'pricing',
            'courses',
            'speakers',
            'sponsors',
            'venue',
            'faq',
            'registration',
          ],
        },
      ],
      widget: 'dropdown',
    },
    title: { name: 'Title', type: 'Symbol', validations: [{ size: { max: 120 } }], widget: 'singleLine' },
    hashLink: {
      name: 'Anchor',
      type: 'Symbol',
      validations: [{ regexp: { pattern: '^[A-Za-z][\\w-]*$', flags: '' } }],
      widget: 'singleLine',
      help: 'The part after # that links here: letters, digits, - and _.',
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
