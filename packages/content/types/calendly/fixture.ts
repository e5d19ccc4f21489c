import type { Draft } from '../../define/values.ts'

export const calendly: Draft<'calendly'> = {
  internalName: 'Booking: an advising session',
  url: 'https://calendly.com/physician-leaders/advising-session',
  calendarTitle: 'Book an advising session',
  hashLink: 'book',
}
