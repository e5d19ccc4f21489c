import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { bytes, hears, isBack, machines, redisProgram, waits } from '../testing/machines.ts'

describe.skipIf(redisProgram === undefined)('with a Redis', () => {
  const { open, server, log } = machines()

  describe('a Redis that ends', () => {
    test('and restarts without its data: instances work alone, then everything expires', async () => {
      const [one, other] = [await open(), await open()]
      await one.responses.put('/', bytes('home'))
      const before = one.position()
      await server().kill()
      await vi.waitFor(() => expect(one.status().isReachable).toBe(false))
      expect(await one.responses.get('/')).toBeUndefined()
      await one.responses.put('/', bytes('home'))
      await one.expire(['a'])
      expect(one.hasExpired(['a'], before)).toBe(true)
      expect(one.hasExpired(['a'], one.position())).toBe(false)
      await server().start()
      await Promise.all([isBack(one), isBack(other)])
      await vi.waitFor(() => expect(other.heard).toContain('everything'), 20_000)
      expect(other.hasExpired(['a'], before)).toBe(true)
      expect(log.warn).toHaveBeenCalledTimes(2)
      expect(log.info).toHaveBeenCalledTimes(2)
    })

    test('and restarts with its data: instances expire only the tags of the time between', async () => {
      const [one, other] = [await open(), await open()]
      await one.responses.put('/', bytes('home'))
      await server().run('SAVE')
      await server().kill()
      await one.expire(['a'])
      await one.expire(['b'])
      await server().start()
      await vi.waitFor(() => expect(other.heard.flat()).toEqual(['a', 'b']), 20_000)
      await isBack(one)
      expect(String(await one.responses.get('/'))).toBe('home')
    })

    test('before the site starts: the site works alone, and joins when Redis is there', async () => {
      await server().kill()
      const one = await open()
      expect(one.status()).toMatchObject({
        kind: 'redis',
        isReachable: false,
        problem: { code: 'unreachable', sentence: expect.stringContaining('ECONNREFUSED') },
      })
      const before = one.position()
      expect(one.hasExpired(['a'], before)).toBe(false)
      await one.expire(['a'])
      expect(one.hasExpired(['a'], before)).toBe(true)
      await server().start()
      await vi.waitFor(() => expect(one.heard).toContain('everything'), 20_000)
      await isBack(one)
      expect(one.status()).not.toHaveProperty('problem')
    })

    test('leaves each instance its own leases and limits', async () => {
      const one = await open()
      await server().kill()
      await vi.waitFor(() => expect(one.status().isReachable).toBe(false))
      const lease = await one.lease('render /', 60_000)
      expect(lease).toBeDefined()
      expect(await one.lease('render /', 60_000)).toBeUndefined()
      await lease?.release()
      expect(await one.lease('render /', 60_000)).toBeDefined()
      const limit = { count: 1, everyMs: 60_000 }
      expect([await one.allow('a', limit), await one.allow('a', limit)]).toEqual([true, false])
      await server().start()
    })

    test('and works again just before an instance ends: the instance sends its expiries', async () => {
      const never = { ...waits, probeEvery: 600_000, retryEvery: 600_000 }
      const [one, other] = [await open({ waits: never }), await open()]
      await server().run('CONFIG', 'SET', 'maxmemory', '1')
      await one.expire(['a'])
      await server().run('CONFIG', 'SET', 'maxmemory', '0')
      await one.close()
      await hears(other, ['a'])
    })

    test('leaves unsent changes of an ended instance to its next start', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'outage '))
      const [one, other] = [await open({ folder }), await open()]
      await one.copies.put('page /', bytes('published'))
      await server().run('SAVE')
      await server().kill()
      await one.expire(['a'])
      await one.copies.remove('page /')
      await one.close()
      expect(await readdir(join(folder, 'unsent'))).toHaveLength(1)
      const next = await open({ folder })
      await server().start()
      await vi.waitFor(() => expect(other.heard.flat()).toEqual(['a']), 20_000)
      await vi.waitFor(async () => expect(await other.copies.get('page /')).toBeUndefined(), 20_000)
      await vi.waitFor(async () => expect(await readdir(join(folder, 'unsent'))).toEqual([]), 20_000)
      expect(await next.copies.get('page /')).toBeUndefined()
      await rm(folder, { recursive: true })
    })

    test('keeps at most 2,000 unsent tags, then everything', async () => {
      const [one, other] = [await open(), await open()]
      await server().run('SAVE')
      await server().kill()
      for (let round = 0; round < 3; round += 1)
        await one.expire(Array.from({ length: 1000 }, (_, index) => `tag ${round} ${index}`))
      expect(one.heard).not.toContain('everything')
      await server().start()
      await hears(other, 'everything')
    })

    test('and answers late: no instance keeps the leases that it still takes', async () => {
      const [one, other] = [await open({ deadlineMs: 50 }), await open()]
      server().freeze()
      await Promise.all(['/', '/a', '/b', '/c'].map((path) => one.lease(`render ${path}`, 60_000)))
      server().thaw()
      await isBack(other)
      await vi.waitFor(async () => expect(await other.lease('render /c', 60_000)).toBeDefined(), 5_000)
    })
  })
})
