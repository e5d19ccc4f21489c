import { contentType } from '../../define/content-type.ts'
import { color, text, url } from '../../define/field.ts'
import { extraClasses, hashLink, internalName } from '../../shared/fields.ts'

const calendar = /^https:\/\/calendly\.com\/([\w-]+(?:\/[\w-]+){0,2})\/?$/

/** Returns `team/advising-session`; undefined for another URL. */
export const calendarPath = (address: string | undefined) =>
  typeof address === 'string' ? calendar.exec(address.trim())?.[1] : undefined

export const calendly = contentType({
  id: 'calendly',
  name: 'Booking calendar',
  description: 'A calendar in which visitors book a time, kept by the booking provider.',
  icon: 'calendar',
  inPicker: { category: 'Notices and forms', order: 3, words: ['appointment', 'booking', 'meeting'] },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    url: url({ help: 'The address of the event type, such as https://calendly.com/team/advising-session.' }),
    calendarTitle: text({
      max: 120,
      help: 'What visitors book. Screen readers read it as the name of the calendar.',
    }),
    hashLink,
    backgroundColor: color(),
    class: extraClasses,
  },
  checks: [
    {
      field: 'url',
      when: ({ url }) => !url,
      error: 'The calendar has no address, so visitors cannot book. Add the address.',
    },
    {
      field: 'url',
      when: ({ url }) => Boolean(url) && calendarPath(url) === undefined,
      error: 'The address must lead to a calendar, such as https://calendly.com/team/advising-session.',
    },
  ],
})
