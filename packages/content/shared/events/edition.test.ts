import { describe, expect, test } from 'vitest'
import type { Edition } from '../../define/event.ts'
import type { Entry } from '../../define/values.ts'
import { reader } from '../../derive/read.ts'
import { wire } from '../../testing/fixture-page.ts'
import { priceFor } from '../products/pricing/pricing.ts'
import { currentEdition, nextChangeOfEdition, offerIn, readEdition, stateOf, tierOf } from './edition.ts'
import { institute2025 } from './testing/institute-2025.ts'

const read = (entry: ReturnType<typeof wire>) => reader({ spaceOf: () => 'events' })(entry)

const variant = (variantId: string, fields: object) =>
  wire('variant', { internalName: variantId, variantId, ...fields }, variantId)

const course = wire('product', {
  internalName: 'Peer review',
  title: 'Peer review without fear: 2025 Fall Institute',
  productType: 'Course',
  slug: 'peer-review',
  credits: 4.5,
  variants: [
    variant('early', {
      priceTier: 'early bird',
      courseStartDate: '2025-10-24',
      price: 700,
      specialMemberPrice: 600,
    }),
    variant('late', { priceTier: 'regular', courseStartDate: '2025-10-24', price: 900 }),
  ],
})

const golf = wire('product', { internalName: 'Golf', productType: 'Event', variantId: 'golf', price: 185 })
const membership = wire('product', {
  internalName: 'Membership',
  productType: 'membership',
  variants: [variant('joining', { option: '1-Year' })],
})

const fields = {
  ...institute2025,
  registrationCloses: undefined,
  courses: [course],
  golfVariant: 'golf',
  membershipVariant: 'joining',
  guestVariant: 'unknown',
}

const products = [course, golf, membership]
const edition = (changed: object = {}, others: readonly ReturnType<typeof wire>[] = []): Edition =>
  readEdition(
    read(wire('eventEdition', { ...fields, ...changed })) as Entry<'eventEdition'>,
    [...products, ...others].map((each) => read(each) as Entry<'product'>),
  )
const at = Date.parse

describe('an edition', () => {
  test('EV-009 to EV-012, EV-016, CO-005: has its courses by day, without the suffix of their titles', () => {
    expect(edition().courses).toMatchObject([
      { slug: 'peer-review', title: 'Peer review without fear', day: 2, date: '2025-10-24', credits: 4.5 },
    ])
  })

  test('EV-017, CA-008 to CA-012: finds the products of its identifiers, and says which it lacks', () => {
    const { groupActivityDay, extras } = edition()
    expect(groupActivityDay).toBe(2)
    expect(extras.golf).toEqual({
      variantId: 'golf',
      name: 'Golf',
      price: { price: 185, isProgramSpecific: false },
    })
    expect([extras.guest, extras.vanguard]).toEqual([undefined, undefined])
  })

  test('CO-001: a membership without a price costs 349', () =>
    expect(edition().extras.membership?.price.price).toBe(349))

  test.each([
    [undefined, {}, {}],
    [null, {}, {}],
    [{}, {}, {}],
    [{ courses: { 'peer-review': 24, other: 0 }, golf: 72 }, { 'peer-review': 24, other: 0 }, { golf: 72 }],
    [{ courses: { 'peer-review': '24' }, golf: '72' }, { 'peer-review': 0 }, { golf: 0 }],
    [{ courses: { 'peer-review': 24.5 }, pickleball: -1 }, { 'peer-review': 0 }, { pickleball: 0 }],
    [{ courses: [24], golf: null }, { 'peer-review': 0 }, { golf: 0 }],
    [{ 'peer-review': 24, note: 'rooms' }, { 'peer-review': 0 }, {}],
    ['24', { 'peer-review': 0 }, { golf: 0, soundBath: 0, pickleball: 0 }],
  ])(
    'with the capacity %j has the limits that it names, and no seat where a limit cannot be read',
    (capacity, ...seats) => {
      const [courses, activities] = seats
      expect(edition({ capacity }).capacity).toEqual({ courses, activities })
    },
  )

  test('CA-012: sells a guest ticket at the list price to everyone, also without the mark of its product', () => {
    const guest = wire('product', {
      internalName: 'Guest',
      variantId: 'guest',
      price: 150,
      specialMemberPrice: 1,
    })
    const { price } = edition({ guestVariant: 'guest' }, [guest]).extras.guest ?? {}
    const member = { isMember: true, hasStandardPricing: false }
    expect(price && priceFor(price, member)).toMatchObject({ cents: 15_000, rule: 'program' })
  })

  test('leaves out a course without a day', () => {
    const dateless = wire('product', { internalName: 'x', productType: 'Course', slug: 'x' })
    expect(edition({ courses: [dateless] }).courses).toEqual([])
  })
})

describe('the tier of a fall institute', () => {
  test.each([
    ['2025-07-15T23:59:59Z', 'early bird', 'early'],
    ['2025-07-16T00:00:00Z', 'advanced', undefined],
    ['2025-09-15T23:59:59Z', 'advanced', undefined],
    ['2025-09-16T00:00:00Z', 'regular', 'late'],
  ])('EV-014, EV-015, CO-003, CO-004, EV-042: at %s is %s', (time, name, variantId) => {
    const tier = tierOf(edition(), at(time))
    expect(tier?.name).toBe(name)
    const [peerReview] = edition().courses
    expect(peerReview && offerIn(peerReview, tier)?.variantId).toBe(variantId)
  })

  test('without deadlines is regular at any time', () =>
    expect(
      edition({ earlyBirdDeadline: undefined, advancedDeadline: undefined }).tiers.map(({ name }) => name),
    ).toEqual(['regular']))
})

describe('the tier of the conference 2026', () => {
  const conference = edition({
    kind: 'conference',
    timeZone: 'America/Chicago',
    tiers: [
      { name: 'preview', from: '2026-01-05', member: 1934, nonMember: 2275, joinNow: 2183 },
      { name: 'early bird', from: '2026-01-06', member: null, nonMember: null, joinNow: null },
      { name: 'regular', from: '2026-03-27' },
      { name: 'late', from: null },
      'nonsense',
    ],
  })

  test.each([
    ['2026-01-05T05:59:59Z', undefined],
    ['2026-01-05T06:00:00Z', 'preview'],
    ['2026-01-06T05:59:59Z', 'preview'],
    ['2026-01-06T06:00:00Z', 'early bird'],
    ['2026-03-27T04:59:59Z', 'early bird'],
    ['2026-03-27T05:00:00Z', 'regular'],
    ['2030-01-01T00:00:00Z', 'regular'],
  ])('EV-021 to EV-024: at %s is %s', (time, name) => expect(tierOf(conference, at(time))?.name).toBe(name))

  test('EV-025 to EV-030, CO-083: has the prices of the table, and null is never 0', () => {
    expect(conference.tiers.map(({ prices }) => prices)).toEqual([
      { member: 193_400, nonMember: 227_500, joinNow: 218_300 },
      ...Array.from({ length: 3 }, () => ({ member: null, nonMember: null, joinNow: null })),
    ])
  })
})

describe('a day of a tier that cannot be read', () => {
  test.each(['TBD', '', '2026-1-5', '2026-13-40', '2026-02-31', null, 20260105])(
    'such as %j leaves the tier without a start, and the others as they are',
    (from) => {
      const tiers = [
        { name: 'preview', from: '2026-01-05' },
        { name: 'early bird', from },
      ]
      const conference = edition({ kind: 'conference', timeZone: 'America/Chicago', tiers })
      expect(conference.tiers.map(({ startsAt }) => startsAt)).toEqual([at('2026-01-05T06:00Z'), undefined])
    },
  )

  test('is not one in a zone that does not exist, because the default zone takes its place', () => {
    const tiers = [{ name: 'preview', from: '2026-01-05' }]
    expect(edition({ timeZone: 'America/Chicag', tiers }).tiers).toMatchObject([
      { startsAt: at('2026-01-05T06:00Z') },
    ])
  })
})

describe('the state of an edition', () => {
  test.each([
    ['2025-03-03T13:59:59Z', 'announced'],
    ['2025-03-03T14:00:00Z', 'open'],
    ['2025-10-22T23:59:59Z', 'open'],
    ['2025-10-23T00:00:00Z', 'closed'],
    ['2025-10-26T07:59:59Z', 'closed'],
    ['2025-10-26T08:00:00Z', 'over'],
  ] as const)('at %s is %s', (time, state) => expect(stateOf(edition(), at(time))).toBe(state))

  test('closes at its own time where it has one', () =>
    expect(stateOf(edition({ registrationCloses: '2025-10-10T17:00Z' }), at('2025-10-10T17:00Z'))).toBe(
      'closed',
    ))

  test('without a day on which registration opens is announced', () =>
    expect(stateOf(edition({ registrationOpens: undefined }), at('2025-06-01'))).toBe('announced'))

  test('each next change is the next instant at which the state or the tier differs', () => {
    const changes: string[] = []
    for (let now = at('2025-01-01'); ; ) {
      const next = nextChangeOfEdition(edition(), now)
      if (next === undefined) break
      changes.push(new Date(next).toISOString())
      now = next
    }
    expect(changes).toEqual([
      '2025-03-03T14:00:00.000Z',
      '2025-07-16T00:00:00.000Z',
      '2025-09-16T00:00:00.000Z',
      '2025-10-23T00:00:00.000Z',
      '2025-10-26T08:00:00.000Z',
    ])
  })
})

describe('the current edition of a kind', () => {
  const [past, next, later] = ['2025', '2026', '2027'].map((year) =>
    edition({ key: `fall-institute-${year}`, startDate: `${year}-10-23`, endDate: `${year}-10-25` }),
  ) as [Edition, Edition, Edition]
  const conference = edition({ kind: 'conference' })

  test.each([
    ['the next one that is not over', '2026-01-01', 'fall-institute-2026'],
    ['the one that takes place', '2026-10-25T12:00Z', 'fall-institute-2026'],
    ['the last one when all are over', '2030-01-01', 'fall-institute-2027'],
  ])('is %s', (_, time, key) =>
    expect(currentEdition([later, conference, past, next], 'fall-institute', at(time))?.key).toBe(key),
  )

  test('is undefined without any', () =>
    expect(currentEdition([past], 'conference', at('2026-01-01'))).toBeUndefined())
})
