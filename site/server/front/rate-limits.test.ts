import { localRateLimits } from '@association/services/shared-state/local/rate-limits.ts'
import { expect, test } from 'vitest'
import { isWithinLimits } from './rate-limits.ts'

/** One request a second for half an hour; returns successes by ten minutes. */
async function answeredIn(path: string) {
  let now = 0
  const limits = localRateLimits({ now: () => now })
  const allow = async (...call: Parameters<typeof limits>) => limits(...call)
  const times: number[] = []
  for (; now < 1_800_000; now += 1000) if (await isWithinLimits(path, '192.0.2.1', allow)) times.push(now)
  return [0, 1, 2].map((part) => times.filter((time) => Math.floor(time / 600_000) === part).length)
}

test('one client searches 200 times in ten minutes, over the page and the API together', async () => {
  expect(await answeredIn('/api/search')).toEqual([200, 200, 200])
  let count = 0
  const limits = localRateLimits({ now: () => 0 })
  const allow = async (key: string, limit: Parameters<typeof limits>[1]) =>
    limits(key, { ...limit, count: key.includes('slow') ? limit.count : 1000 })
  for (let sent = 0; sent < 150; sent += 1)
    for (const path of ['/search', '/api/search']) if (await isWithinLimits(path, 'a', allow)) count += 1
  expect(count).toBe(200)
})

test('a path without a slow limit keeps the rate of the fast limit', async () =>
  expect(await answeredIn('/api/bookmarks')).toEqual([600, 600, 600]))
