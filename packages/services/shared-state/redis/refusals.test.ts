import { describe, expect, test, vi } from 'vitest'
import { bytes, hears, isBack, machines, redisProgram } from '../testing/machines.ts'

describe.skipIf(redisProgram === undefined)('with a Redis', () => {
  const { open, server, log } = machines()

  describe('a Redis that refuses', () => {
    test('slow replies count as absent, and after three of them no command is sent', async () => {
      const one = await open({ deadlineMs: 30 })
      await one.responses.put('/', bytes('home'))
      server().freeze()
      for (let visitor = 0; visitor < 3; visitor += 1) expect(await one.responses.get('/')).toBeUndefined()
      expect(one.status()).toMatchObject({
        isReachable: false,
        problem: { code: 'slow', sentence: 'Redis took more than 30 ms' },
      })
      await one.expire(['a'])
      expect(one.heard).toEqual([['a']])
      server().thaw()
      await isBack(one)
      expect(String(await one.responses.get('/'))).toBe('home')
    })

    test('a process that is busy for longer than the deadline does not take Redis for slow', async () => {
      const one = await open({ deadlineMs: 200 })
      await one.responses.put('/', bytes('home'))
      const read = () => Promise.all([1, 2, 3].map(() => one.responses.get('/')))
      const sent = read()
      await new Promise(setImmediate)
      const waiting = read()
      const beganMs = performance.now()
      while (performance.now() - beganMs < 300);
      expect((await Promise.all([sent, waiting])).flat().map(String)).toEqual(Array(6).fill('home'))
      expect(one.status().isReachable).toBe(true)
    })

    test('a pause of Redis is a time without it', async () => {
      const one = await open({ deadlineMs: 30 })
      await server().run('CLIENT', 'PAUSE', '300', 'ALL')
      await one.responses.put('/', bytes('home'))
      await one.expire(['a'])
      expect(one.heard).toEqual([['a']])
      await vi.waitFor(async () => {
        await one.responses.put('/', bytes('home'))
        expect(String(await one.responses.get('/'))).toBe('home')
      }, 20_000)
      await isBack(one)
    })

    test('out of memory: reads continue, and writes follow later', async () => {
      const [one, other] = [await open(), await open()]
      await one.responses.put('/', bytes('home'))
      await server().run('CONFIG', 'SET', 'maxmemory', '1')
      await one.responses.put('/new', bytes('new'))
      expect(one.status()).toMatchObject({
        isReachable: false,
        problem: { code: 'out-of-memory', sentence: 'Redis is out of memory' },
      })
      expect(String(await one.responses.get('/'))).toBe('home')
      await one.expire(['a'])
      expect(one.heard).toEqual([['a']])
      await server().run('CONFIG', 'SET', 'maxmemory', '0')
      await hears(other, ['a'])
      await isBack(one)
    })

    test('a read-only replica: reads continue, and writes follow later', async () => {
      const [one, other] = [await open(), await open()]
      await one.copies.put('page /', bytes('home'))
      await server().run('REPLICAOF', '127.0.0.1', '1')
      await one.expire(['a'])
      expect(one.status()).toMatchObject({
        isReachable: false,
        problem: { code: 'read-only', sentence: 'this Redis is a read-only replica' },
      })
      expect(String(await other.copies.get('page /'))).toBe('home')
      await server().run('REPLICAOF', 'NO', 'ONE')
      await hears(other, ['a'])
    })

    test('reports a missing or wrong password, and never repeats it', async () => {
      await server().run('CONFIG', 'SET', 'requirepass', 'correct')
      const without = await open()
      expect(without.status().problem?.sentence).toBe('Redis asks for a password')
      const wrong = await open({ redisUrl: server().url.replace('//', '//:guessed-secret@') })
      expect(wrong.status().problem?.sentence).toBe('Redis refuses the name or the password')
      const right = await open({ redisUrl: server().url.replace('//', '//:correct@') })
      expect(right.status().isReachable).toBe(true)
      await server().run('CONFIG', 'SET', 'requirepass', '')
      await isBack(without)
      expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/guessed-secret|correct/)
    })

    test.each([
      ['a foreign text', ['SET', 'association:one:response:/', 'hello']],
      ['a foreign list', ['LPUSH', 'association:one:response:/', 'hello']],
      ['a damaged value', ['SETRANGE', 'association:one:response:/', '9', 'X']],
      ['a value that was cut', ['SET', 'association:one:response:/', 'as2v']],
    ])('%s under our key counts as absent, and is replaced', async (_, command) => {
      const one = await open()
      await one.responses.put('/', bytes('home'))
      if (command[0] === 'LPUSH') await server().run('DEL', 'association:one:response:/')
      await server().run(...command)
      expect(await one.responses.get('/')).toBeUndefined()
      await one.responses.put('/', bytes('home'))
      expect(String(await one.responses.get('/'))).toBe('home')
      expect(one.status().isReachable).toBe(true)
    })

    test('a lease is free after its release, although Redis is full', async () => {
      const one = await open()
      const lease = await one.lease('render /', 60_000)
      await server().run('CONFIG', 'SET', 'maxmemory', '1')
      await one.responses.put('/', bytes('home'))
      await lease?.release()
      await server().run('CONFIG', 'SET', 'maxmemory', '0')
      await isBack(one)
      expect(await one.lease('render /', 60_000)).toBeDefined()
    })

    test('a foreign lease without an end holds nothing up, and a foreign count ends', async () => {
      const one = await open()
      await server().run('SET', 'association:one:lease:render /', 'hello')
      expect(await one.lease('render /', 60_000)).toBeDefined()
      expect(await one.lease('render /', 60_000)).toBeUndefined()
      const limit = { count: 2, everyMs: 60_000 }
      await one.allow('a visitor', limit)
      const [counted = ''] = ((await server().run('KEYS', 'association:limit:*')) as Buffer[]).map(String)
      await server().run('SET', counted, '1000')
      expect(await one.allow('a visitor', limit)).toBe(false)
      expect(Number(await server().run('PTTL', counted))).toBeGreaterThan(0)
      await server().run('SET', counted, 'hello')
      expect(await one.allow('a visitor', limit)).toBe(true)
      expect(one.status().isReachable).toBe(true)
    })

    test('a log that holds something else is named, and followed once it is gone', async () => {
      await server().run('SET', 'association:expiries', 'hello')
      const one = await open()
      expect(one.status().problem?.sentence).toMatch(/^Redis refuses a command: WRONGTYPE/)
      await one.expire(['a'])
      expect(one.heard).toEqual([['a']])
      await server().run('DEL', 'association:expiries')
      await isBack(one)
    })
  })
})
