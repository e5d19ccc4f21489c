import { describe, expect, test, vi } from 'vitest'
import { hears, isBack, machines, redisProgram, waits } from '../testing/machines.ts'
import { startProxy } from '../testing/proxy.ts'

describe.skipIf(redisProgram === undefined)('with a Redis', () => {
  const { open, server } = machines()

  describe('the order of expiries', () => {
    test('an instance hears its own expiry once, when it applies it', async () => {
      const [one, other] = [await open(), await open()]
      await one.expire(['a'])
      await other.expire(['b'])
      await hears(one, ['a'], ['b'])
      await hears(other, ['a'], ['b'])
      expect(one.position()).toBe(other.position())
    })

    test('applies earlier expiries of another instance first', async () => {
      const [one, other] = [await open(), await open()]
      const before = one.position()
      await other.expire(['b'])
      await one.expire(['a'])
      expect(one.hasExpired(['b'], before)).toBe(true)
      expect(one.heard.flat()).toEqual(['b', 'a'])
    })

    test('a fresh instance knows recent expiries, and of older positions that they are unknown', async () => {
      const one = await open()
      const before = one.position()
      await one.expire(['a'])
      const fresh = await open()
      expect(fresh.hasExpired(['a'], before)).toBe(true)
      expect(fresh.hasExpired(['b'], before)).toBe(false)
      expect(fresh.hasExpired(['b'], '1-0')).toBe(true)
    })

    test('100 expiries at a time are two entries, also when they come one after the other', async () => {
      const one = await open({ waits: { ...waits, betweenEntries: 1000 } })
      const empty = Number(await server().run('XLEN', 'association:expiries'))
      const tags = Array.from({ length: 100 }, (_, index) => `tag ${index}`)
      const all: Promise<void>[] = []
      for (const tag of tags) {
        all.push(one.expire([tag]))
        await new Promise(setImmediate)
      }
      await Promise.all(all)
      expect(one.heard.flat()).toEqual(tags)
      expect(Number(await server().run('XLEN', 'association:expiries')) - empty).toBe(2)
    })

    test('too many tags for one entry expire everything', async () => {
      const [one, other] = [await open(), await open()]
      await one.expire(Array.from({ length: 2001 }, (_, index) => `tag ${index}`))
      await hears(other, 'everything')
    })

    test('an unreadable entry of the log expires everything', async () => {
      const one = await open()
      await server().run('XADD', 'association:expiries', '*', 'expired', '{"from":"a later release"}')
      await hears(one, 'everything')
    })
  })

  describe('lost expiries', () => {
    test('a lost connection loses nothing: the instance reads on', async () => {
      const proxy = await startProxy(server().port)
      const [one, other] = [await open({ redisUrl: proxy.url }), await open()]
      proxy.cut()
      await vi.waitFor(() => expect(one.status().isReachable).toBe(false))
      await other.expire(['while away'])
      await one.expire(['alone'])
      expect(one.heard).toEqual([['alone']])
      proxy.restore()
      await vi.waitFor(() => expect(one.heard.flat()).toContain('while away'), 20_000)
      await vi.waitFor(() => expect(other.heard.flat()).toEqual(['while away', 'alone']), 20_000)
      expect(one.heard).not.toContain('everything')
      proxy.close()
    })

    test('a log that was trimmed meanwhile expires everything', async () => {
      const proxy = await startProxy(server().port)
      const [one, other] = [await open({ redisUrl: proxy.url }), await open()]
      const before = one.position()
      proxy.cut()
      await other.expire(['a'])
      await other.expire(['b'])
      await server().run('XTRIM', 'association:expiries', 'MAXLEN', '1')
      proxy.restore()
      await hears(one, 'everything')
      expect(one.hasExpired(['c'], before)).toBe(true)
      expect(one.hasExpired(['c'], one.position())).toBe(false)
      proxy.close()
    })

    test('connections that Redis kills come back', async () => {
      const [one, other] = [await open(), await open()]
      await server().run('CLIENT', 'KILL', 'TYPE', 'normal')
      await one.expire(['a'])
      await vi.waitFor(() => expect(other.heard.flat()).toContain('a'), 20_000)
      await isBack(one)
      expect(other.heard).not.toContain('everything')
    })

    test('a Redis that was emptied expires everything, once', async () => {
      const one = await open()
      await server().run('FLUSHALL')
      await hears(one, 'everything')
      await one.expire(['a'])
      await hears(one, 'everything', ['a'])
    })

    test('positions go on growing although Redis lost its data and its clock is behind', async () => {
      const [one, other] = [await open(), await open()]
      const inAnHour = `${Date.now() + 3_600_000}-0`
      await server().run('XADD', 'association:expiries', inAnHour, 'expired', '["a"]')
      await hears(one, ['a'])
      await hears(other, ['a'])
      await server().run('FLUSHALL')
      await hears(one, ['a'], 'everything')
      await hears(other, ['a'], 'everything')
      expect(one.hasExpired(['b'], inAnHour)).toBe(true)
      const before = other.position()
      await one.expire(['c'])
      await hears(other, ['a'], 'everything', ['c'])
      expect(other.hasExpired(['c'], before)).toBe(true)
    })
  })
})
