import { date, type Raw, text } from '../../../../define/field.ts'
import { items, type Schema } from '../../../../define/json-form.ts'
import { cardChecks, cardFields, sectionFields } from '../../parts/fields.ts'

export const liveAndOnlineEvents = {
  name: 'Live and Online Events',
  help: 'A carousel of events, without pictures.',
  fields: {
    ...sectionFields,
    cards: items({
      name: 'Event',
      min: 1,
      max: 24,
      of: {
        ...cardFields,
        date: date({ help: 'The first day, such as 2026-04-17.' }),
        endDate: date({ help: 'The last day, if the event has more than one.' }),
        location: text({ max: 120, help: 'The place of the event, or “Online”.' }),
      },
      checks: [
        ...cardChecks,
        {
          field: 'endDate',
          when: ({ date: first, endDate }: Raw) =>
            typeof first === 'string' && typeof endDate === 'string' && endDate < first,
          error: 'The event ends before it begins.',
        },
        {
          field: 'image',
          when: ({ image }: Raw) => typeof image === 'string' && image !== '',
          warn: 'Events have no pictures. Remove the “image”.',
        },
        {
          field: 'badge',
          when: ({ badge, badgeType }: Raw) => Boolean(badge) && badgeType !== 'text',
          warn: 'Events have no pictures. Remove the badge, or use a badge of the type “text”.',
        },
      ],
    }),
  },
} as const satisfies Schema
