import { inspectConfig } from '@association/services/config'
import { startProxy } from '@association/services/shared-state/testing/proxy.ts'
import {
  type RedisServer,
  redisProgram,
  startRedis,
} from '@association/services/shared-state/testing/redis-server.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedStateChecks } from '../../doctor/checks/shared-state.ts'
import { runChecks } from '../../doctor/run-checks.ts'

/** Returns `state: message → fix`. */
async function findings(
  redisUrl: string | undefined,
  sharedState: object = { kind: 'redis', isReachable: true },
) {
  const results = await runChecks(sharedStateChecks, {
    setup: inspectConfig({ SITE_URL: 'http://localhost:3000', REDIS_URL: redisUrl }),
    fetch: async () => Response.json({ ready: true, sharedState }),
    now: () => new Date(),
    deadlineMs: 10_000,
  })
  return results.map(({ state, message, fix = '' }) => `${state}: ${message} → ${fix}`)
}
const fromHere = async (redisUrl: string | undefined) => (await findings(redisUrl))[0]

test('does not check without REDIS_URL, because one machine needs no Redis', async () => {
  expect(await fromHere(undefined)).toBe('absent: is not configured: one machine needs no Redis → ')
})

test('asks to correct a wrong REDIS_URL first, without repeating its value', async () => {
  expect(await fromHere('http://:a-password-of-redis@localhost')).toBe(
    'absent: was not tried, because REDIS_URL is missing or wrong: correct it first → ',
  )
})

test('reports a refused connection, with advice', async () => {
  const proxy = await startProxy(1)
  proxy.close()
  expect(await fromHere(proxy.url)).toMatch(
    /^wrong: Redis is not reachable: connect ECONNREFUSED 127.* → Check REDIS_URL, the network/,
  )
})

test('a site without the Redis that is configured here is wrong', async () => {
  const proxy = await startProxy(1)
  proxy.close()
  expect((await findings(proxy.url, { kind: 'local', isReachable: true }))[1]).toBe(
    'wrong: the site runs without Redis → Set REDIS_URL for the site too, and restart it.',
  )
})

describe.skipIf(redisProgram === undefined)('with a Redis', () => {
  let server: RedisServer
  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(() => server.close())

  test('a Redis that works is in order, and keeps nothing of the probe', async () => {
    const [here, site] = await findings(server.url)
    // A busy machine may exceed the site's 50 ms.
    expect(here).toMatch(/Redis (?:takes and returns values|answers) in \d+ ms/)
    expect(site).toBe('works: the site shares its state through Redis → ')
    expect(await server.run('DBSIZE')).toBe(0)
  })

  test.each([
    ['maxmemory', '1', '0', /^wrong: Redis is out of memory → Raise maxmemory/],
    ['requirepass', 'correct', '', /^wrong: Redis asks for a password → Put the name and the password/],
  ])('%s %s is named with what to do', async (...[name, value, usual, sentence]) => {
    await server.run('CONFIG', 'SET', name, value)
    const found = await fromHere(server.url)
    await server.run('CONFIG', 'SET', name, usual)
    expect(found).toMatch(sentence)
  })

  test('a wrong password is named, and never shown', async () => {
    await server.run('CONFIG', 'SET', 'requirepass', 'correct')
    const found = await fromHere(server.url.replace('//', '//:a-password-of-redis@'))
    await server.run('CONFIG', 'SET', 'requirepass', '')
    expect(found).toMatch(/^wrong: Redis refuses the name or the password/)
    expect(found).not.toContain('a-password-of-redis')
  })

  test('reports a read-only replica, with advice', async () => {
    await server.run('REPLICAOF', '127.0.0.1', '1')
    const found = await fromHere(server.url)
    await server.run('REPLICAOF', 'NO', 'ONE')
    expect(found).toMatch(/^wrong: this Redis is a read-only replica → Let REDIS_URL name the primary server/)
  })

  test('a Redis that accepts connections but is silent is slow', async () => {
    server.freeze()
    const found = await fromHere(server.url)
    server.thaw()
    expect(found).toMatch(/^wrong: Redis took more than 2000 ms → Look at the load of Redis/)
  })

  test.each([
    ['noeviction', 'a full memory stops all writes'],
    ['allkeys-lru', 'a full memory may delete the log of expiries'],
  ])('the policy %s is doubtful', async (policy, sentence) => {
    await server.run('CONFIG', 'SET', 'maxmemory', '100mb', 'maxmemory-policy', policy)
    const found = await fromHere(server.url)
    await server.run('CONFIG', 'SET', 'maxmemory', '0', 'maxmemory-policy', 'noeviction')
    expect(found).toContain(sentence)
    expect(found).toContain('Set maxmemory-policy to volatile-lru.')
  })
})
