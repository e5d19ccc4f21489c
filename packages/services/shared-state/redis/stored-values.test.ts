import { describe, expect, test, vi } from 'vitest'
import { bytes, machines, redisProgram } from '../testing/machines.ts'
import { startProxy } from '../testing/proxy.ts'

describe.skipIf(redisProgram === undefined)('with a Redis', () => {
  const { open, server } = machines()

  describe('stored values', () => {
    test('has a prefix and an end, but for the log; no visitor’s key is readable', async () => {
      const one = await open()
      await one.responses.put('/', bytes('home'))
      await one.copies.put('page /', bytes('home'))
      await one.lease('render /', 60_000)
      await one.allow('203.0.113.7', { count: 1, everyMs: 60_000 })
      const keys = ((await server().run('KEYS', '*')) as Buffer[]).map(String)
      expect(keys.toSorted()).toEqual([
        'association:copy:page /',
        'association:expiries',
        expect.stringMatching(/^association:limit:[\w-]{43}$/),
        'association:one:lease:render /',
        'association:one:response:/',
        'association:probe',
      ])
      for (const key of keys.filter((each) => each !== 'association:expiries'))
        expect(Number(await server().run('PTTL', key)), key).toBeGreaterThan(0)
    })

    test('responses of two releases are apart, copies are not', async () => {
      const [old, fresh] = [await open({ release: 'old' }), await open({ release: 'new' })]
      await old.responses.put('/', bytes('home'))
      await old.copies.put('page /', bytes('home'))
      expect(await fresh.responses.get('/')).toBeUndefined()
      expect(String(await fresh.copies.get('page /'))).toBe('home')
    })

    test('two scopes share no copies, responses, leases or expiries', async () => {
      const [staging, production] = [await open({ scope: 'staging' }), await open({ scope: 'production' })]
      await staging.copies.put('page /', bytes('draft'))
      await staging.responses.put('/', bytes('draft'))
      expect(await production.copies.get('page /')).toBeUndefined()
      expect(await production.responses.get('/')).toBeUndefined()
      expect(await staging.lease('render /', 60_000)).toBeDefined()
      expect(await production.lease('render /', 60_000)).toBeDefined()
      await staging.expire(['a'])
      await production.expire(['b'])
      expect(production.heard).toEqual([['b']])
      expect(staging.heard).toEqual([['a']])
    })

    test('a copy that another instance replaced or removed does not come back from the disk', async () => {
      const [one, other] = [await open(), await open()]
      await one.copies.put('page /', bytes('old'))
      await other.copies.put('page /', bytes('new'))
      expect(String(await one.copies.get('page /'))).toBe('new')
      await other.copies.remove('page /')
      expect(await one.copies.get('page /')).toBeUndefined()
    })

    test('a copy that Redis does not take replaces the older one, and reaches Redis later', async () => {
      const [one, other] = [await open(), await open()]
      for (const key of ['changed', 'removed']) await one.copies.put(key, bytes('old'))
      await server().run('CONFIG', 'SET', 'maxmemory', '1')
      await one.copies.put('changed', bytes('new'))
      await one.copies.remove('removed')
      expect(String(await one.copies.get('changed'))).toBe('new')
      expect(await one.copies.get('removed')).toBeUndefined()
      expect(await other.copies.get('changed')).toBeUndefined()
      await server().run('CONFIG', 'SET', 'maxmemory', '0')
      await expect.poll(async () => String(await other.copies.get('changed'))).toBe('new')
      expect(await one.copies.get('removed')).toBeUndefined()
    })

    test('a copy that a read-only Redis can neither replace nor remove comes from the disk', async () => {
      const [one, other] = [await open(), await open()]
      for (const key of ['changed', 'removed']) await one.copies.put(key, bytes('old'))
      await server().run('REPLICAOF', '127.0.0.1', '1')
      await one.copies.put('changed', bytes('new'))
      await one.copies.remove('removed')
      expect(String(await other.copies.get('changed'))).toBe('old')
      expect(String(await one.copies.get('changed'))).toBe('new')
      expect(await one.copies.get('removed')).toBeUndefined()
      await server().run('REPLICAOF', 'NO', 'ONE')
      await expect.poll(async () => String(await other.copies.get('changed'))).toBe('new')
      await expect.poll(() => other.copies.get('removed')).toBeUndefined()
    })

    test('a copy that waited for Redis does not replace a newer one of another instance', async () => {
      const proxy = await startProxy(server().port)
      const [one, other] = [await open({ redisUrl: proxy.url }), await open()]
      proxy.cut()
      await vi.waitFor(() => expect(one.status().isReachable).toBe(false))
      await one.copies.put('both', bytes('older'))
      await one.copies.put('last', bytes('last'))
      await other.copies.put('both', bytes('newer'))
      proxy.restore()
      await expect.poll(async () => String(await other.copies.get('last'))).toBe('last')
      expect(String(await other.copies.get('both'))).toBe('newer')
      expect(String(await one.copies.get('both'))).toBe('newer')
      proxy.close()
    })

    test('reads a copy from the disk while Redis is empty or down', async () => {
      const one = await open()
      await one.copies.put('page /', bytes('home'))
      await server().run('FLUSHALL')
      expect(String(await one.copies.get('page /'))).toBe('home')
      await server().kill()
      expect(String(await one.copies.get('page /'))).toBe('home')
      await server().start()
    })

    test('a value that Redis should not hold for its size is not sent, and the one before it is removed', async () => {
      const one = await open()
      await one.responses.put('/', bytes('home'))
      await one.responses.put('/', Buffer.alloc(9 * 1024 * 1024))
      expect(await server().run('EXISTS', 'association:one:response:/')).toBe(0)
    })
  })
})
