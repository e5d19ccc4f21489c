import { describe, expect, test } from 'vitest'
import { checkValues } from '../../rules/check-values.ts'
import { linkTo, subject } from '../../rules/testing/subjects.ts'
import { institute2025 } from '../../shared/events/testing/institute-2025.ts'

const fall = {
  ...institute2025,
  courses: [linkTo('course')],
  membershipVariant: '1',
  golfVariant: '2',
  soundBathVariant: '3',
  pickleballVariant: '4',
  guestVariant: '5',
  vanguardVariant: '6',
  eventId: 'FI-2025',
  capacity: { courses: { 'the-quiet-chair': 24, 'sold-out': 0 }, golf: 72, soundBath: 30, pickleball: 24 },
}
const preview = { name: 'preview', from: '2026-01-05', member: 1934, nonMember: 2275, joinNow: 2183 }
const unknown = { member: null, nonMember: null, joinNow: null }
const table = [
  preview,
  { name: 'early bird', from: '2026-01-06', ...unknown },
  { name: 'regular', from: '2026-03-27', ...unknown },
  { name: 'late', from: null, ...unknown },
]
const conference = {
  ...{ internalName: '2026', key: 'conference-2026', kind: 'conference', name: 'Conference 2026' },
  ...{ path: '/conference', timeZone: 'America/Chicago', startDate: '2026-04-17', endDate: '2026-04-19' },
  ...{ registrationOpens: '2026-01-05T09:00-06:00', tiers: table, membershipVariant: '1' },
}

const toldOf = (values: Record<string, unknown>) =>
  checkValues(subject('eventEdition', values, { space: 'events' })).map(
    ({ severity, field, message }) => `${severity} ${field}: ${message}`,
  )

test('CO-002 to CO-006, CO-083, EV-013 to EV-030: the editions of the specification have no fault', () => {
  expect(toldOf(fall)).toEqual([])
  expect(toldOf(conference)).toEqual([])
})

type Case = [wrong: Record<string, unknown>, told: string, obeyed: Record<string, unknown>]

describe.each<[string, Record<string, unknown>, Case[]]>([
  [
    'a fall institute',
    fall,
    [
      [
        { endDate: '2025-10-22' },
        'error endDate: The event ends before it begins.',
        { endDate: '2025-10-25' },
      ],
      [
        { advancedDeadline: '2025-07-15' },
        'error advancedDeadline: The advanced deadline is not after the early bird deadline. Enter a later day.',
        { advancedDeadline: '2025-07-16' },
      ],
      [
        { advancedDeadline: '2025-10-23' },
        'error advancedDeadline: The advanced deadline is not before the event. Enter an earlier day.',
        { advancedDeadline: '2025-10-22' },
      ],
      [
        { earlyBirdDeadline: '2025-10-24', advancedDeadline: undefined },
        'error earlyBirdDeadline: The early bird deadline is not before the event. Enter an earlier day.',
        { earlyBirdDeadline: '2025-10-01', advancedDeadline: undefined },
      ],
      [
        { registrationCloses: '2025-03-03T08:59-05:00' },
        'error registrationCloses: Registration closes before it opens. Enter a later time.',
        { registrationCloses: '2025-10-01T08:59-05:00' },
      ],
      [
        { registrationCloses: '2025-11-01T08:59-05:00' },
        'error registrationCloses: Registration closes after the event is over. Enter an earlier time.',
        { registrationCloses: undefined },
      ],
      [
        {
          ...{ registrationOpens: '2025-10-24T09:00-04:00', registrationCloses: undefined },
          ...{ earlyBirdDeadline: undefined, advancedDeadline: undefined },
        },
        'error registrationOpens: Registration opens when the event has begun. Enter an earlier time.',
        {},
      ],
      [
        { registrationOpens: undefined },
        'warning registrationOpens: Without this day, registration never opens. Enter the day and the time.',
        {},
      ],
      [
        { registrationOpens: '2025-08-01T09:00-04:00' },
        'warning earlyBirdDeadline: The early bird deadline passes before registration opens. Enter a later day, or remove it.',
        { registrationOpens: '2025-08-01T09:00-04:00', earlyBirdDeadline: undefined },
      ],
      [
        { groupActivityDay: 4 },
        'error groupActivityDay: The event has 3 days. Enter a number from 1 to 3.',
        { groupActivityDay: 3 },
      ],
      [
        { groupActivityDay: undefined },
        'warning groupActivityDay: Without this day, nobody is asked for a group activity. Enter the number of the day.',
        { groupActivityDay: 2 },
      ],
      [
        { capacity: { courses: { 'the-quiet-chair': 'many' } } },
        'error capacity: The seats of “the-quiet-chair” must be a whole number. Enter 0 if it is sold out, or remove the line if its seats are not limited.',
        { capacity: { courses: { 'the-quiet-chair': 0 } } },
      ],
      [
        { capacity: { golf: -1 } },
        'error capacity: The seats of “golf” must be a whole number. Enter 0 if it is sold out, or remove the line if its seats are not limited.',
        { capacity: {} },
      ],
      [
        { capacity: { tennis: 8 } },
        'warning capacity: “tennis” has no seats. Use courses, golf, soundBath, and pickleball.',
        { capacity: { pickleball: 8 } },
      ],
      [
        { capacity: { courses: [24] } },
        'error capacity: The seats of the courses must be written as "courses": { "<slug>": 24 }.',
        { capacity: { courses: { 'the-quiet-chair': 24 } } },
      ],
      [
        { guestVariant: '2' },
        'error guestVariant: “2” is entered in two fields. Each needs a variant of its own.',
        { guestVariant: '7' },
      ],
      [
        { courses: [] },
        'warning courses: Without courses nobody can register. Add the courses.',
        { courses: [linkTo('course')] },
      ],
    ],
  ],
  [
    'a conference',
    conference,
    [
      [
        { tiers: [{ from: '2026-01-05' }] },
        'error tiers: Each tier needs a “name”, such as "regular".',
        { tiers: [{ name: 'regular', from: '2026-01-05' }] },
      ],
      [{ tiers: { name: 'preview' } }, 'error tiers: The tiers must be a list: [ … ].', { tiers: table }],
      [
        { tiers: [{ ...preview, nonmember: 2275 }] },
        'warning tiers: Tier “preview”: “nonmember” is unknown. Use name, from, member, nonMember, and joinNow.',
        { tiers: [preview] },
      ],
      [
        { tiers: [{ ...preview, member: '1934' }] },
        'error tiers: Tier “preview”: “member” must be an amount of US dollars, or null.',
        { tiers: [{ ...preview, member: null }] },
      ],
      [
        { tiers: [{ ...preview, from: '1/5/2026' }] },
        'error tiers: Tier “preview”: “from” must be a day such as "2026-01-05", or null.',
        { tiers: [{ ...preview, from: null }] },
      ],
      [
        { tiers: [{ ...preview, member: 2300 }] },
        'warning tiers: Tier “preview”: “member” is more than “nonMember”. Correct one of the two.',
        { tiers: [{ ...preview, member: 2275 }] },
      ],
      [
        { tiers: [preview, { ...preview, from: '2026-02-01' }] },
        'error tiers: Two tiers have the name “preview”. Rename one of them.',
        { tiers: [preview, { ...preview, name: 'regular', from: '2026-02-01' }] },
      ],
      [
        { tiers: [preview, { name: 'regular', from: '2026-01-05' }] },
        'error tiers: Tier “regular” does not start after “preview”. Enter a later day.',
        { tiers: [preview, { name: 'regular', from: '2026-01-06' }] },
      ],
      [
        { tiers: [{ name: 'late', from: '2026-04-20' }] },
        'warning tiers: Tier “late” starts when the event is over. Enter an earlier day, or null.',
        { tiers: [{ name: 'late', from: '2026-04-19' }] },
      ],
      [
        { tiers: [preview, table[1], { name: 'regular', from: '2026-03-27', member: 1900 }] },
        'warning tiers: Tier “regular”: “member” is less than in “preview”. Enter at least 1934.',
        { tiers: [preview, table[1], { name: 'regular', from: '2026-03-27', member: 1934 }] },
      ],
      [
        { earlyBirdDeadline: '2026-02-01' },
        'warning tiers: The prices come from this table, so the deadlines are not used. Remove the deadlines or the table.',
        {},
      ],
    ],
  ],
])('%s', (_, complete, cases) => {
  test.each(cases)('with %j gets the finding: %s', (wrong, told, obeyed) => {
    expect(toldOf({ ...complete, ...wrong })).toEqual([told])
    expect(toldOf({ ...complete, ...obeyed })).toEqual([])
  })
})

test.each([
  ['CA-007', 'membershipVariant', 'Visitors cannot join now'],
  ['CA-008', 'golfVariant', 'Visitors cannot play golf'],
  ['CA-009', 'soundBathVariant', 'Visitors cannot take the sound bath'],
  ['CA-010', 'pickleballVariant', 'Visitors cannot play pickleball'],
  ['CA-011', 'eventId', 'Without the id of the event'],
  ['CA-012', 'guestVariant', 'Visitors cannot bring guests'],
  ['CA-013', 'vanguardVariant', 'Visitors cannot register as Vanguard attendees'],
])('%s: editors of a fall institute are told that %s is missing', (_, field, words) => {
  expect(toldOf({ ...fall, [field]: undefined })).toEqual([
    expect.stringContaining(`warning ${field}: ${words}`),
  ])
  if (field !== 'membershipVariant') expect(toldOf({ ...conference, [field]: undefined })).toEqual([])
})

test('a conference with a “join now” price in its table needs a membership', () => {
  const unpriced = [{ name: 'preview', from: '2026-01-05', ...unknown }]
  expect(toldOf({ ...conference, membershipVariant: undefined })).toEqual([
    'warning membershipVariant: Visitors cannot buy the “join now” price of the table. Enter the id of the membership in the shop.',
  ])
  expect(toldOf({ ...conference, membershipVariant: undefined, tiers: unpriced })).toEqual([])
})
