import { contentType } from '../../define/content-type.ts'
import { choice, reference, text } from '../../define/field.ts'
import { hashLink, internalName } from '../../shared/fields.ts'

export const eventParts = [
  'header',
  'page header',
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

export const openingParts = ['header', 'page header'] as const satisfies readonly EventPartName[]
export type OpeningPart = (typeof openingParts)[number]

export const isOpening = (part: string): part is OpeningPart =>
  (openingParts as readonly string[]).includes(part)

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
  opensPage: ({ part }) => part !== undefined && isOpening(part),
  fields: {
    internalName,
    edition: reference({ required: true, isRead: true, to: ['eventEdition'] }),
    part: choice({
      options: eventParts,
      required: true,
      group: 'content',
      help: 'The header opens the home page of the edition, the page header its other pages.',
    }),
    title: text({ heading: 'part', max: 120 }),
    hashLink,
  },
})
