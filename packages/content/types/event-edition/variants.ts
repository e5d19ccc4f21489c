import { link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

const longWord = 'Interprofessionalcommunication'.repeat(4)

/** These days are far from the present, so that each example keeps its state. */
const past = '2020-01-01'
const future = '2099-01-01'
const open = { registrationOpens: past, registrationCloses: '2099-06-01T17:00-04:00' } as const
const coming = {
  startDate: '2099-10-08',
  endDate: '2099-10-10',
  courses: [link('product.course of an event')],
} as const

const sponsorsInTurn = [
  'sponsor',
  'sponsor.gold, with a logo',
  'sponsor.silver',
  'sponsor.supporter without words',
]

export const eventEditionVariants: Variants<'eventEdition'> = {
  announced: {
    ...coming,
    registrationOpens: '2099-03-01T09:00-05:00',
    registrationCloses: '2099-10-02T17:00-04:00',
    earlyBirdDeadline: '2099-07-15',
    advancedDeadline: '2099-09-15',
  },
  'early bird': { ...coming, ...open, earlyBirdDeadline: future, advancedDeadline: '2099-02-01' },
  advanced: { ...coming, ...open, earlyBirdDeadline: past, advancedDeadline: future },
  regular: { ...coming, ...open, earlyBirdDeadline: past, advancedDeadline: '2020-02-01' },
  closed: { ...coming, registrationOpens: past, registrationCloses: '2020-06-01T17:00-04:00' },
  over: {
    key: 'fall-institute-2020',
    name: '2020 Fall Institute',
    path: '/fall-institute/2020',
    startDate: '2020-10-08',
    endDate: '2020-10-10',
    registrationOpens: past,
    registrationCloses: '2020-06-01',
    earlyBirdDeadline: past,
    advancedDeadline: '2020-02-01',
  },
  conference: {
    key: 'conference-2099',
    kind: 'conference',
    name: '2099 Conference',
    titleSuffix: undefined,
    path: '/conference',
    timeZone: 'America/Chicago',
    ...coming,
    startDate: '2099-04-17',
    endDate: '2099-04-19',
    ...open,
    registrationCloses: '2099-04-10T17:00-05:00',
    earlyBirdDeadline: undefined,
    advancedDeadline: undefined,
    tiers: [
      { name: 'preview', from: past, member: 1934, nonMember: 2275, joinNow: 2183 },
      { name: 'early bird', from: '2099-01-06', member: null, nonMember: null, joinNow: null },
      { name: 'regular', from: '2099-03-27', member: null, nonMember: null, joinNow: null },
      { name: 'late', from: null, member: null, nonMember: null, joinNow: null },
    ],
  },
  'conference that is over': {
    key: 'conference-2020',
    kind: 'conference',
    name: '2020 Conference',
    titleSuffix: undefined,
    path: '/conference/2020',
    startDate: '2020-04-17',
    endDate: '2020-04-19',
    registrationOpens: past,
    registrationCloses: '2020-04-10T17:00-05:00',
    earlyBirdDeadline: undefined,
    advancedDeadline: undefined,
  },
  'conference without prices': {
    key: 'conference-2098',
    kind: 'conference',
    name: '2098 Conference',
    path: '/conference',
    ...coming,
    ...open,
    earlyBirdDeadline: undefined,
    advancedDeadline: undefined,
    tiers: [{ name: 'preview', from: past, member: null, nonMember: null, joinNow: null }],
  },
  'very long words': {
    ...coming,
    ...open,
    name: longWord,
    lead: longWord,
    venueName: longWord,
    venueAddress: `${longWord}\n${longWord}`,
    sponsors: [link('sponsor.very long words')],
  },
  'without a picture': { ...coming, ...open, lead: undefined, picture: undefined },
  'forty sponsors': {
    sponsors: Array.from({ length: 40 }, (_, index) =>
      link(sponsorsInTurn[index % sponsorsInTurn.length] ?? ''),
    ),
  },
  'without speakers, courses and sponsors': { courses: [], speakers: [], sponsors: [], faq: [] },
}
