import { describe, expect, test } from 'vitest'
import { institute2025 } from '../shared/events/testing/institute-2025.ts'
import { checkValues } from './check-values.ts'
import { checkLinks } from './link/check-links.ts'
import { checkSpaces } from './spaces/check-spaces.ts'
import type { Subject } from './subject.ts'
import { contentOf, linkTo, subject } from './testing/subjects.ts'

const inEvents = { space: 'events' } as const

type EditionContent = {
  edition?: Record<string, unknown>
  course?: Record<string, unknown>
  variants?: Record<string, Record<string, unknown>>
  guest?: Record<string, unknown>
}
function content({ edition = {}, course = {}, variants = {}, guest = {} }: EditionContent) {
  const ways: Record<string, Record<string, unknown>> = {
    early: { priceTier: 'early bird', courseStartDate: '2025-10-23', price: 895, specialMemberPrice: 595 },
    advanced: { priceTier: 'advanced', courseStartDate: '2025-10-23', price: 995, specialMemberPrice: 665 },
    regular: { priceTier: 'regular', courseStartDate: '2025-10-23', price: 1095 },
    ...variants,
  }
  const institute = subject(
    'eventEdition',
    {
      ...institute2025,
      courses: [linkTo('course')],
      golfVariant: 'golf-18',
      guestVariant: 'guest-1',
      capacity: { courses: { quiet: 24 } },
      ...edition,
    },
    { id: 'edition', ...inEvents },
  )
  return [
    institute,
    subject('page', { title: '2025', path: '/fall-institute/2025' }, { id: 'home', ...inEvents }),
    subject(
      'product',
      {
        internalName: 'Course: The Quiet Chair',
        title: 'The Quiet Chair: 2025 Fall Institute',
        slug: 'quiet',
        variants: Object.keys(ways).map((id) => linkTo(id)),
        ...course,
      },
      { id: 'course', ...inEvents },
    ),
    subject('product', { title: 'Golf', variantId: 'golf-18' }, { id: 'golf' }),
    subject(
      'product',
      { internalName: 'Guest', variantId: 'guest-1', programSpecificVariant: true, ...guest },
      { id: 'guest' },
    ),
    ...Object.entries(ways).map(([id, values]) =>
      subject('variant', { variantId: id, ...values }, { id, ...inEvents }),
    ),
  ]
}

const toldOf = (subjects: readonly Subject[]) => {
  const [edition] = subjects
  const linked = edition ? checkLinks(edition, contentOf(subjects)) : []
  return [...linked, ...checkSpaces(subjects)]
    .filter(({ rule }) => rule.startsWith('edition'))
    .map(({ field, message }) => `${field}: ${message}`)
}
const quiet = '“Course: The Quiet Chair”'

test('EV-009 to EV-012, EV-016: an edition that fits its courses and products has no findings', () =>
  expect(toldOf(content({}))).toEqual([]))

describe('a course of an edition', () => {
  const other = { priceTier: 'late', courseStartDate: '2025-10-23' }
  test.each<[EditionContent, string, EditionContent]>([
    [
      { course: { slug: undefined }, edition: { capacity: {} } },
      `${quiet} has no slug, so registration cannot offer it. Add a slug to it.`,
      {},
    ],
    [
      { course: { title: 'The Quiet Chair' } },
      `The title of ${quiet} does not end with “: 2025 Fall Institute”. Correct the title, or the title suffix.`,
      { course: { title: 'The Quiet Chair' }, edition: { titleSuffix: undefined } },
    ],
    [
      { course: { variants: [] } },
      `${quiet} has no variant with a first day, so registration cannot offer it. Add the day of the course.`,
      {},
    ],
    [
      { variants: { regular: { priceTier: 'regular', courseStartDate: '2025-10-24' } } },
      `The variants of ${quiet} start on different days. Give all of them the day of the course.`,
      { variants: { regular: { priceTier: 'regular', courseStartDate: '2025-10-23' } } },
    ],
    [
      { edition: { startDate: '2025-10-24' } },
      `${quiet} takes place on 2025-10-23, which is not a day of the event. Correct one of the two.`,
      { edition: { startDate: '2025-10-22' } },
    ],
    [
      { variants: { regular: { priceTier: 'regular', courseStartDate: '2025-10-23' }, other } },
      `${quiet} has a variant for the price tier “late”. Use “early bird”, “advanced”, or “regular”.`,
      {},
    ],
    [
      { course: { variants: [linkTo('early'), linkTo('regular')] } },
      `${quiet} has no variant for the price tier “advanced”, so it is not sold then. Add one.`,
      {
        course: { variants: [linkTo('early'), linkTo('regular')] },
        edition: { advancedDeadline: undefined },
      },
    ],
    [
      { variants: { other: { ...other, priceTier: 'regular' } } },
      `${quiet} has several variants for the price tier “regular”. Keep one of them.`,
      {},
    ],
    [
      {
        course: { variants: [linkTo('one'), linkTo('two')] },
        variants: { one: { ...other, priceTier: undefined }, two: { ...other, priceTier: undefined } },
      },
      `${quiet} has several variants without a price tier. Enter the price tier of each.`,
      { course: { variants: [linkTo('one')] }, variants: { one: { ...other, priceTier: undefined } } },
    ],
    [
      { variants: { regular: { priceTier: 'regular', courseStartDate: '2025-10-23', price: 990 } } },
      `The price of ${quiet} for “regular” is less than for “advanced”. Correct one of the two.`,
      { variants: { regular: { priceTier: 'regular', courseStartDate: '2025-10-23', price: null } } },
    ],
    [
      {
        variants: {
          regular: { ...other, priceTier: 'regular', price: 1095, specialMemberPrice: 600 },
        },
      },
      `The member price of ${quiet} for “regular” is less than for “advanced”. Correct one of the two.`,
      { variants: { regular: { ...other, priceTier: 'regular', price: 1095, specialMemberPrice: 665 } } },
    ],
    [
      {
        variants: {
          regular: { ...other, priceTier: 'regular', price: 1095, specialMemberPrice: 1096 },
        },
      },
      `${quiet} costs members more than others. Correct the member price of its variants.`,
      { variants: { regular: { ...other, priceTier: 'regular', price: 1095, specialMemberPrice: 1095 } } },
    ],
  ])('in %j is told: %s', (wrong, told, obeyed) => {
    expect(toldOf(content(wrong))).toEqual([`courses: ${told}`])
    expect(toldOf(content(obeyed))).toEqual([])
  })
})

describe('an edition', () => {
  test.each<[Record<string, unknown>, string, Record<string, unknown>]>([
    [
      { path: '/fall-institute/2024' },
      'path: No published page has the path “/fall-institute/2024”. Publish such a page, or correct the path.',
      {},
    ],
    [
      { golfVariant: 'golf-9' },
      'golfVariant: No product has the variant “golf-9”, so its price is not known. Add a product with this variant, or correct the id.',
      { golfVariant: 'golf-18' },
    ],
    [
      { capacity: { courses: { quite: 24 } } },
      'capacity: No course of the event has the slug “quite”. Correct it, or remove the line.',
      { capacity: { courses: {} } },
    ],
  ])('with %j gets the finding: %s', (wrong, told, obeyed) => {
    expect(toldOf(content({ edition: wrong }))).toEqual([told])
    expect(toldOf(content({ edition: obeyed }))).toEqual([])
  })

  test('CA-012: has a guest product that costs everyone the list price', () => {
    const told = [
      'guestVariant: Guests pay the list price, but members would pay less for “Guest”. Turn on its field programSpecificVariant.',
    ]
    expect(toldOf(content({ guest: { programSpecificVariant: false } }))).toEqual(told)
    expect(toldOf(content({ guest: { programSpecificVariant: undefined } }))).toEqual(told)
    expect(toldOf(content({ guest: { programSpecificVariant: true } }))).toEqual([])
  })

  const next = (values: Record<string, unknown>) =>
    subject(
      'eventEdition',
      {
        internalName: '2026',
        key: 'fall-institute-2026',
        kind: 'fall-institute',
        startDate: '2026-10-22',
        ...values,
      },
      { id: 'next', ...inEvents },
    )

  test('has a key of its own', () =>
    expect(toldOf([...content({}), next({ key: 'fall-institute-2025' })])).toEqual([
      'key: The key fall-institute-2025 is also the key of “2026”. Give each edition its own key.',
      'key: The key fall-institute-2025 is also the key of “2025”. Give each edition its own key.',
    ]))

  test('is not open for registration together with another one of its kind', () => {
    const opens = (registrationOpens: string, kind = 'fall-institute') =>
      toldOf([...content({}), next({ registrationOpens, kind })])
    const words = (name: string) =>
      `registrationOpens: Registration is open at the same time as for “${name}”. Let one open when the other has closed.`
    expect(opens('2025-10-17T16:59-04:00')).toEqual([words('2026'), words('2025')])
    expect(opens('2025-10-17T17:00-04:00')).toEqual([])
    expect(opens('2025-10-17T16:59-04:00', 'conference')).toEqual([])
  })

  test('opens when the other one closes by default: when its first day begins in UTC', () => {
    const opens = (registrationOpens: string) =>
      toldOf([...content({ edition: { registrationCloses: undefined } }), next({ registrationOpens })])
    expect(opens('2025-10-23T00:00Z')).toEqual([])
    expect(opens('2025-10-22T23:59Z')).toHaveLength(2)
  })
})

test('CA-007 to CA-013: reports an identifier that the shop does not know', () => {
  const [edition] = content({})
  const shopVariants = new Map([['golf-18', 'unknown' as const]])
  const told = edition && checkValues(edition, { shopVariants }).filter(({ rule }) => rule === 'variant')
  expect(told).toMatchObject([
    { field: 'golfVariant', message: 'The shop has no variant “golf-18”. Look up the right id in the shop.' },
  ])
})

describe('the table of prices of a conference', () => {
  const row = { name: 'preview', from: '2026-01-05', member: 1934, nonMember: 2275, joinNow: 2183 }
  const alone = { priceTier: 'preview', courseStartDate: '2026-04-17', price: 2275, specialMemberPrice: 1934 }
  const joining = { priceTier: 'preview', courseStartDate: '2026-04-17', price: 1834, joinNowVariant: true }
  const inSpace = (type: 'product' | 'variant', id: string, values: Record<string, unknown>) =>
    subject(type, { variantId: id, ...values }, { id, ...inEvents })
  const conference = ({ tiers = [row], ticket = alone, joinNow = { joining } as object } = {}) => [
    subject(
      'eventEdition',
      {
        ...{ internalName: '2026', key: 'conference-2026', kind: 'conference', timeZone: 'America/Chicago' },
        ...{ startDate: '2026-04-17', endDate: '2026-04-19', tiers, courses: [linkTo('ticket')] },
        membershipVariant: 'join',
      },
      { id: 'edition', ...inEvents },
    ),
    inSpace('product', 'ticket', {
      ...{ internalName: 'Ticket', title: 'Ticket', slug: 'ticket', variantId: undefined },
      variants: ['alone', ...Object.keys(joinNow)].map((id) => linkTo(id)),
    }),
    inSpace('variant', 'alone', ticket),
    ...Object.entries(joinNow).map(([id, values]) => inSpace('variant', id, values)),
    subject('product', { internalName: 'Membership', variantId: 'join', price: 349 }, { id: 'm' }),
  ]

  test('equals the prices of the variants', () => expect(toldOf(conference())).toEqual([]))

  test('warns about a “join now” price without a variant', () =>
    expect(toldOf(conference({ joinNow: {} }))).toEqual([
      'tiers: “Ticket” has no “join now” variant for “preview”, so visitors cannot buy the “join now” price. Add one that costs $1,834.',
    ]))

  test.each([
    [
      { ticket: { ...alone, price: 2270 } },
      'tiers: Tier “preview”: “nonMember” is $2,275, but “Ticket” costs $2,270. Correct one of the two.',
    ],
    [
      { ticket: { ...alone, specialMemberPrice: 1900 } },
      'tiers: Tier “preview”: “member” is $1,934, but “Ticket” costs members $1,900. Correct one of the two.',
    ],
    [
      { joinNow: { joining: { ...joining, price: 1934 } } },
      'tiers: Tier “preview”: “joinNow” is $2,183, but “Ticket” costs with the membership $2,283. Correct one of the two.',
    ],
    [
      { joinNow: { joining, again: joining } },
      'tiers: “Ticket” has several “join now” variants for “preview”. Keep one of them.',
    ],
    [
      { joinNow: { joining, other: { ...joining, priceTier: 'late' } } },
      'tiers: “Ticket” has a “join now” variant for “late”, but the table of prices has no such tier. Remove the variant, or correct its price tier.',
    ],
  ])('%j differs from it, which is told', (wrong, told) => expect(toldOf(conference(wrong))).toEqual([told]))
})
