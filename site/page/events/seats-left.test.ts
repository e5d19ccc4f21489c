import type { Entry } from '@association/content'
import type { Edition } from '@association/content/define/event.ts'
import { expect, test } from 'vitest'
import { noting } from '../../base/rendering.ts'
import type { Availability } from '../../features/registration/book.ts'
import { edition, now } from '../../features/registration/testing/edition.ts'
import { seatsLeft } from './seats-left.ts'

const limited: Edition = { ...edition, capacity: { courses: { listening: 24, budgets: 24 }, activities: {} } }
const product = (slug: string) => ({ fields: { slug } }) as unknown as Entry<'product'>
const availability = async (): Promise<Availability> => ({
  courses: {
    listening: { capacity: 24, left: 2, waiting: 0 },
    budgets: { capacity: 24, left: 0, waiting: 3 },
    change: { capacity: undefined, left: undefined, waiting: 0 },
  },
  activities: {},
})

async function seats(slug: string, { on = limited, at = now, ask = availability } = {}) {
  const left = await seatsLeft({ editions: [on], availability: ask }, at)
  const { result, noted } = await noting(async () => left(product(slug)))
  return [result, noted.until - at]
}

test('a page knows the free seats of a course while registration is open, for some minutes', async () => {
  expect(await seats('listening')).toEqual([2, 300_000])
  expect(await seats('budgets')).toEqual([0, 300_000])
  const closed = limited.closesAt ?? 0
  expect(await seats('listening', { at: closed })).toEqual([undefined, Number.POSITIVE_INFINITY])
})

test('a course without a limit, or of no event, keeps its page as it is', async () => {
  for (const slug of ['change', 'a-book'])
    expect(await seats(slug)).toEqual([undefined, Number.POSITIVE_INFINITY])
})

test.each([
  ['fail', () => Promise.reject(new Error('away'))],
  ['do not answer', () => new Promise<Availability>(() => {})],
])('records that %s leave the page without seats, and it asks again soon', async (_, ask) =>
  expect(await seats('listening', { ask })).toEqual([undefined, 30_000]),
)
