import { startContentful } from '@association/local/contentful/index.ts'
import { createClient as createDeliveryClient } from 'contentful'
import { createClient } from 'contentful-management'
import { afterAll, expect, test } from 'vitest'
import { failureOf } from './failure.ts'

/** A low limit of the twin; the real service is spared. */
const limit = 3
const running = await startContentful({ data: ':memory:', rateLimit: { management: limit, delivery: limit } })
afterAll(() => running.close())

const { bootstrap } = running.twin
const [space] = bootstrap.spaces
const managementWith = (options: object) =>
  createClient(
    { accessToken: bootstrap.managementToken, host: running.hosts.management, insecure: true, ...options },
    { type: 'plain', defaults: { spaceId: space?.id, environmentId: 'master' } },
  )
const burst = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: limit * 2 }, ask))

test('more requests than allowed are refused, with the time to wait', async () => {
  const failure = await failureOf(burst(() => managementWith({ retryLimit: 0 }).space.get({})))
  expect([failure.name, failure.status]).toEqual(['RateLimitExceeded', 429])
  const answers = await burst(() =>
    fetch(`http://${running.hosts.delivery}/spaces/${space?.id}`, {
      headers: { Authorization: `Bearer ${space?.deliveryToken}` },
    }),
  )
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('x-contentful-ratelimit-reset')).toBe('1')
  expect(refused?.headers.get('x-contentful-ratelimit-second-limit')).toBe(String(limit))
})

test('the SDKs wait and succeed', async () => {
  const management = managementWith({ logHandler: () => {} })
  const delivery = createDeliveryClient({
    space: space?.id ?? '',
    accessToken: space?.deliveryToken ?? '',
    host: running.hosts.delivery,
    insecure: true,
    logHandler: () => {},
  })
  const answers = await Promise.all([burst(() => management.space.get({})), burst(() => delivery.getSpace())])
  expect(answers.map(({ length }) => length)).toEqual([limit * 2, limit * 2])
})
