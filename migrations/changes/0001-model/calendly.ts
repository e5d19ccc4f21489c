import type { NewContentType } from '../../engine/vocabulary.ts'

export const calendly = {
  spaces: ['association', 'events'],
  name: 'Booking calendar',
  description: 'A calendar in which visitors book a time, kept by the booking provider.',
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
    url: {
      name: 'URL',
      type: 'Symbol',
      widget: 'singleLine',
      help: 'The address of the event type, such as https://calendly.com/team/advising-session.',
    },
    calendarTitle: {
      name: 'Calendar title',
      type: 'Symbol',
      validations: [{ size: { max: 120 } }],
      widget: 'singleLine',
      help: 'What visitors book. Screen readers read it as the name of the calendar.',
    },
    hashLink: {
      name: 'Anchor',
      type: 'Symbol',
      validations: [{ regexp: { pattern: '^[A-Za-z][\\w-]*$', flags: '' } }],
      widget: 'singleLine',
      help: 'The part after # that links here: letters, digits, - and _.',
    },
    backgroundColor: { name: 'Background color', type: 'Symbol', widget: 'singleLine' },
    class: { name: 'Class', type: 'Symbol', widget: 'singleLine', help: 'Class names, separated by spaces.' },
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
