import type { NewContentType } from '../../engine/vocabulary.ts'

export const scheduler = {
  spaces: ['association', 'events'],
  name: 'Schedule',
  description: 'The schedule of an event, day by day.',
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
    title: { name: 'Title', type: 'Symbol', validations: [{ size: { max: 120 } }], widget: 'singleLine' },
    description: {
      name: 'Description',
      type: 'Text',
      validations: [{ size: { max: 1000 } }],
      widget: 'multipleLine',
    },
    kind: {
      name: 'Kind',
      type: 'Symbol',
      validations: [{ in: ['at-a-glance', 'vanguard'] }],
      defaultValue: { 'en-US': 'at-a-glance' },
      widget: 'dropdown',
      help: 'At a glance: sessions in colors. Vanguard: the program of the Vanguard cohort.',
    },
    timeZone: {
      name: 'Time zone',
      type: 'Symbol',
      validations: [
        {
          in: [
            'America/New_York',
            'America/Chicago',
            'America/Denver',
            'America/Phoenix',
            'America/Los_Angeles',
          ],
        },
      ],
      defaultValue: { 'en-US': 'America/Chicago' },
      widget: 'dropdown',
    },
    startDate: { name: 'Start date', type: 'Date', widget: 'datePicker', help: 'First day of the event.' },
    endDate: { name: 'End date', type: 'Date', widget: 'datePicker', help: 'Last day of the event.' },
    days: {
      name: 'Days',
      type: 'Object',
      widget: 'objectEditor',
      help: 'The days of the event with their sessions.',
    },
    hashLink: {
      name: 'Anchor',
      type: 'Symbol',
      validations: [{ regexp: { pattern: '^[A-Za-z][\\w-]*$', flags: '' } }],
      widget: 'singleLine',
      help: 'The part after # that links here: letters, digits, - and _.',
    },
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
