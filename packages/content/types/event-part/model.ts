import { contentType } from '../../define/content-type.ts'
import { choice, reference, text } from '../../define/field.ts'
import { hashLink, internalName } from '../../shared/fields.ts'

export const eventParts = [
  'header',
  'outcome',
  'dates',
  'pricing',
  'courses',
  'speakers',
  'sponsors',
  'venue',
  'faq',
  'registration',
] as const
export type EventPartName = (typeof eventParts)[number]

export const eventPart = contentType({
  id: 'eventPart',
  name: 'Event part',
  description: 'Shows a part of an edition of an event, such as its prices, courses or sponsors.',
  icon: 'calendar',
  inPicker: {
    category: 'Events and shop',
    order: 5,
    words: ['conference', 'institute', 'prices', 'courses'],
  },
  slots: ['block'],
  spaces: ['events'],
  title: 'internalName',
  opensPage: ({ part }) => part === 'header',
  fields: {
    internalName,
    edition: reference({ required: true, isRead: true, to: ['eventEdition'] }),
    part: choice({ options: eventParts, required: true, group: 'content' }),
    title: text({ heading: 'part', max: 120 }),
    hashLink,
  },
})
