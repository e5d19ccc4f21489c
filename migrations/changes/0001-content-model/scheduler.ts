import { createContentType } from '../../engine/vocabulary.ts'

export const scheduler = createContentType('scheduler', {
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
      help: 'At a glance: colour-coded sessions. Vanguard: the programme of the Vanguard cohort.',
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
      help: 'A list of days: [{ "date": "2026-04-17", "title": "…", "sessions": [{ "type": "session", "title": "…", "start": "08:00", "end": "09:15", "room": "…", "speakers": ["…"], "credits": 1.25 }] }]',
    },
    hashLink: {
      name: 'Anchor',
      type: 'Symbol',
      validations: [{ regexp: { pattern: '^[A-Za-z][\\w-]*$', flags: '' } }],
      widget: 'singleLine',
      help: 'The part after # that links here: letters, digits, - and _.',
    },
    class: { name: 'Class', type: 'Symbol', widget: 'singleLine', help: 'Class names, separated by spaces.' },
  },
})
