import { expect, test } from 'vitest'
import { retryAfterMs } from './retry.ts'

test.each([
  [{ 'x-contentful-ratelimit-reset': '1' }, 1000],
  [{ 'retry-after': '3' }, 3000],
  [{ 'x-ratelimit-remaining': '0, 1200', 'x-ratelimit-reset': '1, 864000' }, 1000],
  [{ 'x-ratelimit-remaining': '0, 0', 'x-ratelimit-reset': '1, 864000' }, 864_000_000],
  [{ 'x-ratelimit-reset': '2' }, 2000],
  [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, undefined],
  [{}, undefined],
])('the headers %j ask for a pause of %s ms', (headers: Record<string, string>, pauseMs) => {
  expect(retryAfterMs(headers)).toBe(pauseMs)
})
