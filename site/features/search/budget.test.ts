import { localRateLimits } from '@association/services/shared-state/local/rate-limits.ts'
import { expect, test } from 'vitest'
import { searchBudget } from './budget.ts'

const noon = Date.parse('2026-11-24T12:00:00Z')

function instances() {
  const clock = { now: noon }
  const allowHere = localRateLimits({ now: () => clock.now })
  const allow = async (...call: Parameters<typeof allowHere>) => allowHere(...call)
  const instance = () => searchBudget({ allow, dailyRequests: 10, now: () => clock.now })
  return { one: instance(), other: instance(), clock, allow }
}

async function sent(count: number, mayRequest: () => Promise<boolean>) {
  let total = 0
  for (let index = 0; index < count; index += 1) if (await mayRequest()) total += 1
  return total
}

test('visitors who are not signed in have four fifths of a day, on all instances together', async () => {
  const { one, other } = instances()
  expect(await sent(5, one('search', false))).toBe(5)
  expect(await sent(9, other('search', false))).toBe(3)
})

test('a part is kept for signed-in visitors', async () => {
  const { one } = instances()
  await sent(50, one('search', false))
  expect(await sent(9, one('search', true))).toBe(2)
})

test('suggestions have a budget of their own', async () => {
  const { one } = instances()
  await sent(50, one('search', true))
  expect(await sent(200, one('suggest', false))).toBe(80)
})

test('the next day has a new budget', async () => {
  const { one, clock } = instances()
  await sent(50, one('search', true))
  clock.now = noon + 11 * 3_600_000
  expect(await one('search', true)()).toBe(false)
  clock.now = noon + 13 * 3_600_000
  expect(await one('search', true)()).toBe(true)
})

test('requests from very many addresses do not restore the budget', async () => {
  const { one, allow } = instances()
  await sent(50, one('search', true))
  for (let address = 0; address < 20_000; address += 1)
    await allow(`search ${address}`, { count: 20, everyMs: 2000 })
  expect(await one('search', true)()).toBe(false)
})
