import { contentType } from '../../define/content-type.ts'
import {
  asset,
  choice,
  date,
  integer,
  json,
  longText,
  references,
  richText,
  text,
} from '../../define/field.ts'
import { capacityForm, tiersForm } from '../../shared/events/edition-forms.ts'
import { internalName } from '../../shared/fields.ts'
import { always } from '../../shared/json/shapes.ts'
import { variantId } from '../../shared/products/fields.ts'
import { eventZones } from '../../shared/time-zones.ts'
import { editionAdvice } from './checks/advice.ts'

/** These events take place once a year. */
export const eventKinds = ['fall-institute', 'conference'] as const

const soldAs = (what: string) => ({ ...variantId, help: `The variant of the shop for ${what}.` })

export const eventEdition = contentType({
  id: 'eventEdition',
  name: 'Event edition',
  description:
    'A fall institute or a conference in one year: its dates, prices, courses, seats and all that its pages show. A new edition needs no code.',
  icon: 'calendar',
  slots: [],
  spaces: ['events'],
  title: 'internalName',
  lastDay: { field: 'endDate', verb: 'ended' },
  index: 'small',
  fields: {
    internalName,
    key: text({
      required: true,
      unique: true,
      max: 60,
      pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
      help: 'Such as fall-institute-2027. Registrations are kept by it, so never change it.',
    }),
    kind: choice({ group: 'content', options: eventKinds, required: true }),
    name: text({ required: true, max: 80, help: 'Such as 2027 Fall Institute.' }),
    titleSuffix: text({
      max: 80,
      help: 'What the titles of its courses end with in the shop, such as “: 2027 Fall Institute”. Its own pages leave it out.',
    }),
    path: text({
      required: true,
      max: 200,
      pattern: '^/[a-z0-9-]+(?:/[a-z0-9-]+)*$',
      help: 'The home of its pages, such as /fall-institute. Of an edition that is over, such as /fall-institute/2026.',
    }),
    lead: text({ max: 200, help: 'One sentence below its name: what awaits whoever comes.' }),
    picture: asset({
      mimeTypes: ['image'],
      help: 'Beside its name and dates. Its description is the alternative text.',
    }),
    timeZone: choice({ group: 'content', options: eventZones, default: 'America/Chicago' }),
    startDate: date({ required: true, help: 'First day of the event.' }),
    endDate: date({ required: true, help: 'Last day of the event.' }),
    registrationOpens: date({ hasTime: true, help: 'The day and time at which registration opens.' }),
    registrationCloses: date({ hasTime: true, help: 'The day and time at which registration closes.' }),
    earlyBirdDeadline: date({ help: 'Last day of early bird prices, to its end in UTC.' }),
    advancedDeadline: date({ help: 'Last day of advanced prices, to its end in UTC.' }),
    groupActivityDay: integer({
      group: 'content',
      min: 1,
      max: 7,
      help: 'The day of golf, sound bath and pickleball: 2 is the second day. Empty without a group activity.',
    }),
    tiers: json({
      help: 'Prices by date, for a conference. A day or a price that is not known yet can be empty.',
      form: always(tiersForm),
    }),
    courses: references({
      to: ['product'],
      max: 60,
      help: 'Each course has one variant for each price tier. The first day of the variant is the day of the course.',
    }),
    membershipVariant: soldAs('joining now'),
    golfVariant: soldAs('golf'),
    soundBathVariant: soldAs('the sound bath'),
    pickleballVariant: soldAs('pickleball'),
    guestVariant: soldAs('a guest'),
    vanguardVariant: soldAs('Vanguard attendees, in place of their courses'),
    eventId: text({ max: 60, pattern: '^[\\w.-]+$', help: 'The id of the event, which each order carries.' }),
    capacity: json({
      help: 'Seats in each course and places for each activity. What is empty has no limit.',
      form: always(capacityForm),
    }),
    speakers: references({ to: ['bio'], max: 80 }),
    sponsors: references({ to: ['sponsor'], max: 80 }),
    schedules: references({ to: ['scheduler'], max: 6 }),
    faq: references({ to: ['checklistItem'], max: 40, name: 'Questions and answers' }),
    outcome: references({
      to: ['statsList', 'quoteBlock', 'content', 'media'],
      max: 8,
      name: 'What happened',
      help: 'Once it is over: its figures, a quote, and where to read or hear more.',
    }),
    venueName: text({ max: 120 }),
    venueAddress: longText({ max: 400, help: 'One line for each line of the address.' }),
    venueText: richText({ help: 'How to get there, and where to stay.' }),
    whatToBring: richText({ help: 'The confirmation of a registration shows it.' }),
    howToChange: richText({ help: 'The confirmation of a registration shows it.' }),
  },
  checks: [
    {
      field: 'endDate',
      when: ({ startDate, endDate }) =>
        Boolean(startDate && endDate && endDate.slice(0, 10) < startDate.slice(0, 10)),
      error: 'The event ends before it begins.',
    },
  ],
  examine: editionAdvice,
})
