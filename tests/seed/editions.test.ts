import type { Entry } from '@association/content'
import { extraNames } from '@association/content/define/event.ts'
import { reader } from '@association/content/read'
import {
  currentEdition,
  offerIn,
  readEdition,
  stateOf,
  tierOf,
} from '@association/content/shared/events/edition.ts'
import { resolve } from '@association/services/contentful/resolve.ts'
import { describe, expect, test } from 'vitest'
import { partOf } from '../../cli/links/content/content-wire.ts'
import { contentOf } from '../../cli/seed/wish/check-wishes.ts'
import { readSeed } from '../../cli/seed/wish/read-seed.ts'

const today = '2026-11-22'
const now = Date.parse(`${today}T12:00:00Z`)
const { wished } = await readSeed(today)
const all = wished.flatMap(({ space, ...wish }) => {
  const content = contentOf({ space, ...wish })
  const parts = { [space]: partOf(content, space) }
  const read = reader({ spaceOf: () => space })
  return [...content.entries.values()]
    .filter(({ type }) => type?.id === 'product' || type?.id === 'eventEdition')
    .flatMap(({ id }) => {
      const wire = resolve({ space, root: id, parts }, () => space)
      return (wire && read(wire)) ?? []
    })
})
const products = all.filter((entry): entry is Entry<'product'> => entry.type === 'product')
const editions = all
  .filter((entry): entry is Entry<'eventEdition'> => entry.type === 'eventEdition')
  .map((entry) => readEdition(entry, products))
const edition = (key: string) => {
  const found = editions.find((each) => each.key === key)
  if (!found) throw new Error(`The seed has no edition ${key}.`)
  return found
}

test('the seed has one past and one open edition of each kind', () => {
  const told = editions.map((each) => `${each.key} ${each.kind} ${each.path} ${stateOf(each, now)}`)
  expect(told.toSorted()).toEqual([
    'conference-2026 conference /conference/2026 over',
    'conference-2027 conference /conference open',
    'fall-institute-2025 fall-institute /fall-institute/2025 over',
    'fall-institute-2027 fall-institute /fall-institute open',
  ])
  expect(currentEdition(editions, 'fall-institute', now)?.key).toBe('fall-institute-2027')
  expect(currentEdition(editions, 'conference', now)?.key).toBe('conference-2027')
})

describe('the coming fall institute', () => {
  const institute = edition('fall-institute-2027')

  test('EV-009: has three courses on each day, from Thursday to Saturday', () => {
    const days = institute.courses.map(({ day, date }) => `${day} ${new Date(date).getUTCDay()}`)
    expect(days).toEqual(['1 4', '2 5', '3 6'].flatMap((day) => [day, day, day]))
    expect(
      institute.courses.map(({ title }) => title).filter((title) => title.includes('Institute')),
    ).toEqual([])
  })

  test('CA-007 to CA-013: knows the price of everything that it sells, in each tier', () => {
    expect(institute.tiers.map(({ name }) => name)).toEqual(['early bird', 'advanced', 'regular'])
    for (const tier of institute.tiers)
      for (const course of institute.courses) expect(offerIn(course, tier)?.price.price).toBeGreaterThan(0)
    const extras = extraNames.map((name) => institute.extras[name])
    expect(extras.map((extra) => extra?.price.price)).toEqual([185, 45, 65, 195, 2450, 349])
    expect(institute.extras.guest?.price.isProgramSpecific).toBe(true)
    expect(institute.eventId).toBe('FI-2027')
  })

  test('has one sold-out course, one that is nearly full, and few places for golf', () => {
    const seats = institute.courses.map(({ slug }) => institute.capacity.courses[slug])
    expect(seats.toSorted((a = 0, b = 0) => a - b)).toEqual([0, 2, ...Array(7).fill(24)])
    expect(institute.capacity.activities.golf).toBeLessThan(20)
  })
})

test('EV-009 to EV-017, CO-002 to CO-006: the fall institute 2025 is as specified', () => {
  const institute = edition('fall-institute-2025')
  const { startDate, endDate, groupActivityDay, courses } = institute
  expect([startDate, endDate, groupActivityDay]).toEqual(['2025-10-23', '2025-10-25', 2])
  expect(courses.map(({ day, date, title }) => [day, date, title])).toEqual([
    [1, '2025-10-23', 'The Quiet Chair'],
    [2, '2025-10-24', 'The Difficult Conversation'],
    [3, '2025-10-25', 'What Boards Ask'],
  ])
  const tierOn = (time: string) => tierOf(institute, Date.parse(time))?.name
  expect(tierOn('2025-07-15T23:59:59Z')).toBe('early bird')
  expect(tierOn('2025-09-15T23:59:59Z')).toBe('advanced')
  expect(tierOn('2025-09-16T00:00:00Z')).toBe('regular')
})

test('EV-020 to EV-030, CO-083: the conference 2026 has the table of prices as specified', () => {
  const unknown = { member: null, nonMember: null, joinNow: null }
  const chicago = (day: string, offset: string) => Date.parse(`${day}T00:00:00${offset}`)
  expect(edition('conference-2026').tiers).toEqual([
    {
      name: 'preview',
      startsAt: chicago('2026-01-05', '-06:00'),
      prices: { member: 193_400, nonMember: 227_500, joinNow: 218_300 },
    },
    { name: 'early bird', startsAt: chicago('2026-01-06', '-06:00'), prices: unknown },
    { name: 'regular', startsAt: chicago('2026-03-27', '-05:00'), prices: unknown },
    { name: 'late', startsAt: undefined, prices: unknown },
  ])
})
