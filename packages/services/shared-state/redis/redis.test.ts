import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Expired, SharedState } from '../shared-state.ts'
import { startProxy } from '../testing/proxy.ts'
import { type RedisServer, redisProgram, startRedis } from '../testing/redis-server.ts'
import { connect } from './connection.ts'
import { type RedisOptions, redisState } from './redis.ts'

const folder = await mkdtemp(join(tmpdir(), 'redis state '))
const log = { info: vi.fn(), warn: vi.fn() }
/** Nothing is asserted about time: these only keep the tests short. */
const waits = { probeEvery: 20, retryEvery: 20, block: 100, betweenEntries: 5 }

let server: RedisServer
const opened: SharedState[] = []
afterAll(() => rm(folder, { recursive: true, force: true }))

async function open(options: Partial<RedisOptions> = {}) {
  const state = await redisState({
    ...{ redisUrl: options.redisUrl ?? server.url, folder: join(folder, `${opened.length}`), release: 'one' },
    ...{ log, deadlineMs: 5000, waits, ...options },
  })
  opened.push(state)
  const heard: Expired[] = []
  state.subscribe((expired) => heard.push(expired))
  return Object.assign(state, { heard })
}
type Instance = Awaited<ReturnType<typeof open>>

const isBack = (state: SharedState) => vi.waitFor(() => expect(state.status().isReachable).toBe(true), 20_000)
const hears = (state: Instance, ...expired: Expired[]) =>
  vi.waitFor(() => expect(state.heard).toEqual(expired), 20_000)
const bytes = (text: string) => Buffer.from(text)

describe('a reply that refuses each command', () => {
  test.each([
    ['LOADING Redis is loading the dataset in memory', 'Redis still loads its data'],
    ['MASTERDOWN Link with MASTER is down', 'this replica lost its primary server'],
    ['NOPERM this user has no permissions to run the command', 'the user of Redis lacks a permission'],
    ['MISCONF Redis is configured to save RDB snapshots', 'Redis cannot save to its disk'],
    ['NOREPLICAS Not enough good replicas to write.', 'Redis waits for its replicas'],
  ])('%s', async (reply, lastProblem) => {
    const refusing = await startRefusing(reply)
    const one = await open({ redisUrl: refusing.url })
    await one.copies.put('page /', bytes('home'))
    expect(await one.responses.get('/')).toBeUndefined()
    expect(String(await one.copies.get('page /'))).toBe('home')
    await one.expire(['a'])
    expect(one.heard).toEqual([['a']])
    expect(one.status()).toMatchObject({ isReachable: false, lastProblem })
    await Promise.all(opened.splice(0).map((state) => state.close()))
    refusing.close()
  })
})

test('without a connection, a command rejects at once with the reason', async () => {
  const proxy = await startProxy(1)
  proxy.close()
  const down = Promise.withResolvers<unknown>()
  const connection = connect({ url: proxy.url, onDown: down.resolve })
  await expect(connection.run(['PING'], 5000)).rejects.toThrow('no connection to Redis yet')
  await down.promise
  await expect(connection.run(['PING'], 5000)).rejects.toThrow('ECONNREFUSED')
  connection.close()
})

/** A server that refuses whatever is asked. */
async function startRefusing(reply: string) {
  const refuser = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      for (const _ of String(chunk).matchAll(/^\*\d+\r$/gm)) socket.write(`-${reply}\r\n`)
    })
  })
  await once(refuser.listen(0, '127.0.0.1'), 'listening')
  const { port } = refuser.address() as AddressInfo
  return { url: `redis://127.0.0.1:${port}`, close: () => void refuser.close() }
}

describe.skipIf(redisProgram === undefined)('with a Redis', () => {
  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.run('FLUSHALL')
    log.info.mockClear()
    log.warn.mockClear()
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((state) => state.close()))
  })

  describe('the order of expiries', () => {
    test('an instance hears its own expiry once, when it applies it', async () => {
      const [one, other] = [await open(), await open()]
      await one.expire(['a'])
      await other.expire(['b'])
      await hears(one, ['a'], ['b'])
      await hears(other, ['a'], ['b'])
      expect(one.position()).toBe(other.position())
    })

    test('what another instance expired before is applied first', async () => {
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
      const empty = Number(await server.run('XLEN', 'association:expiries'))
      const tags = Array.from({ length: 100 }, (_, index) => `tag ${index}`)
      const all: Promise<void>[] = []
      for (const tag of tags) {
        all.push(one.expire([tag]))
        await new Promise(setImmediate)
      }
      await Promise.all(all)
      expect(one.heard.flat()).toEqual(tags)
      expect(Number(await server.run('XLEN', 'association:expiries')) - empty).toBe(2)
    })

    test('too many tags for one entry expire everything', async () => {
      const [one, other] = [await open(), await open()]
      await one.expire(Array.from({ length: 2001 }, (_, index) => `tag ${index}`))
      await hears(other, 'everything')
    })

    test('an unreadable entry of the log expires everything', async () => {
      const one = await open()
      await server.run('XADD', 'association:expiries', '*', 'expired', '{"from":"a later release"}')
      await hears(one, 'everything')
    })
  })

  describe('lost expiries', () => {
    test('a lost connection loses nothing: the instance reads on', async () => {
      const proxy = await startProxy(server.port)
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
      const proxy = await startProxy(server.port)
      const [one, other] = [await open({ redisUrl: proxy.url }), await open()]
      const before = one.position()
      proxy.cut()
      await other.expire(['a'])
      await other.expire(['b'])
      await server.run('XTRIM', 'association:expiries', 'MAXLEN', '1')
      proxy.restore()
      await hears(one, 'everything')
      expect(one.hasExpired(['c'], before)).toBe(true)
      expect(one.hasExpired(['c'], one.position())).toBe(false)
      proxy.close()
    })

    test('connections that Redis kills come back', async () => {
      const [one, other] = [await open(), await open()]
      await server.run('CLIENT', 'KILL', 'TYPE', 'normal')
      await one.expire(['a'])
      await vi.waitFor(() => expect(other.heard.flat()).toContain('a'), 20_000)
      await isBack(one)
      expect(other.heard).not.toContain('everything')
    })

    test('a Redis that was emptied expires everything, once', async () => {
      const one = await open()
      await server.run('FLUSHALL')
      await hears(one, 'everything')
      await one.expire(['a'])
      await hears(one, 'everything', ['a'])
    })

    test('positions go on growing although Redis lost its data and its clock is behind', async () => {
      const [one, other] = [await open(), await open()]
      const inAnHour = `${Date.now() + 3_600_000}-0`
      await server.run('XADD', 'association:expiries', inAnHour, 'expired', '["a"]')
      await hears(one, ['a'])
      await hears(other, ['a'])
      await server.run('FLUSHALL')
      await hears(one, ['a'], 'everything')
      await hears(other, ['a'], 'everything')
      expect(one.hasExpired(['b'], inAnHour)).toBe(true)
      const before = other.position()
      await one.expire(['c'])
      await hears(other, ['a'], 'everything', ['c'])
      expect(other.hasExpired(['c'], before)).toBe(true)
    })
  })

  describe('a Redis that ends', () => {
    test('and restarts without its data: instances work alone, then everything expires', async () => {
      const [one, other] = [await open(), await open()]
      await one.responses.put('/', bytes('home'))
      const before = one.position()
      await server.kill()
      await vi.waitFor(() => expect(one.status().isReachable).toBe(false))
      expect(await one.responses.get('/')).toBeUndefined()
      await one.responses.put('/', bytes('home'))
      await one.expire(['a'])
      expect(one.hasExpired(['a'], before)).toBe(true)
      expect(one.hasExpired(['a'], one.position())).toBe(false)
      await server.start()
      await Promise.all([isBack(one), isBack(other)])
      await vi.waitFor(() => expect(other.heard).toContain('everything'), 20_000)
      expect(other.hasExpired(['a'], before)).toBe(true)
      expect(log.warn).toHaveBeenCalledTimes(2)
      expect(log.info).toHaveBeenCalledTimes(2)
    })

    test('and restarts with its data: instances expire only the tags of the time between', async () => {
      const [one, other] = [await open(), await open()]
      await one.responses.put('/', bytes('home'))
      await server.run('SAVE')
      await server.kill()
      await one.expire(['a'])
      await one.expire(['b'])
      await server.start()
      await vi.waitFor(() => expect(other.heard.flat()).toEqual(['a', 'b']), 20_000)
      await isBack(one)
      expect(String(await one.responses.get('/'))).toBe('home')
    })

    test('before the site starts: the site works alone, and joins when Redis is there', async () => {
      await server.kill()
      const one = await open()
      expect(one.status()).toMatchObject({
        kind: 'redis',
        isReachable: false,
        lastProblem: expect.stringContaining('ECONNREFUSED'),
      })
      const before = one.position()
      expect(one.hasExpired(['a'], before)).toBe(false)
      await one.expire(['a'])
      expect(one.hasExpired(['a'], before)).toBe(true)
      await server.start()
      await vi.waitFor(() => expect(one.heard).toContain('everything'), 20_000)
      await isBack(one)
    })

    test('leaves each instance its own leases and limits', async () => {
      const one = await open()
      await server.kill()
      await vi.waitFor(() => expect(one.status().isReachable).toBe(false))
      const lease = await one.lease('render /', 60_000)
      expect(lease).toBeDefined()
      expect(await one.lease('render /', 60_000)).toBeUndefined()
      await lease?.release()
      expect(await one.lease('render /', 60_000)).toBeDefined()
      const limit = { count: 1, everyMs: 60_000 }
      expect([await one.allow('a', limit), await one.allow('a', limit)]).toEqual([true, false])
      await server.start()
    })

    test('keeps at most 2,000 unsent tags, then everything', async () => {
      const [one, other] = [await open(), await open()]
      await server.run('SAVE')
      await server.kill()
      for (let round = 0; round < 3; round += 1)
        await one.expire(Array.from({ length: 1000 }, (_, index) => `tag ${round} ${index}`))
      expect(one.heard).not.toContain('everything')
      await server.start()
      await hears(other, 'everything')
    })
  })

  describe('a Redis that refuses', () => {
    test('slow replies count as absent, and after three of them no command is sent', async () => {
      const one = await open({ deadlineMs: 30 })
      await one.responses.put('/', bytes('home'))
      server.freeze()
      for (let visitor = 0; visitor < 3; visitor += 1) expect(await one.responses.get('/')).toBeUndefined()
      expect(one.status()).toMatchObject({ isReachable: false, lastProblem: 'Redis took more than 30 ms' })
      await one.expire(['a'])
      expect(one.heard).toEqual([['a']])
      server.thaw()
      await isBack(one)
      expect(String(await one.responses.get('/'))).toBe('home')
    })

    test('a pause of Redis is a time without it', async () => {
      const one = await open({ deadlineMs: 30 })
      await server.run('CLIENT', 'PAUSE', '300', 'ALL')
      await one.responses.put('/', bytes('home'))
      await one.expire(['a'])
      expect(one.heard).toEqual([['a']])
      await vi.waitFor(async () => {
        await one.responses.put('/', bytes('home'))
        expect(String(await one.responses.get('/'))).toBe('home')
      }, 20_000)
      await isBack(one)
    })

    test('out of memory: reading goes on, and writes follow later', async () => {
      const [one, other] = [await open(), await open()]
      await one.responses.put('/', bytes('home'))
      await server.run('CONFIG', 'SET', 'maxmemory', '1')
      await one.responses.put('/new', bytes('new'))
      expect(one.status()).toMatchObject({ isReachable: false, lastProblem: 'Redis is out of memory' })
      expect(String(await one.responses.get('/'))).toBe('home')
      await one.expire(['a'])
      expect(one.heard).toEqual([['a']])
      await server.run('CONFIG', 'SET', 'maxmemory', '0')
      await hears(other, ['a'])
      await isBack(one)
    })

    test('a read-only replica: reading goes on, and writes follow later', async () => {
      const [one, other] = [await open(), await open()]
      await one.copies.put('page /', bytes('home'))
      await server.run('REPLICAOF', '127.0.0.1', '1')
      await one.expire(['a'])
      expect(one.status()).toMatchObject({
        isReachable: false,
        lastProblem: 'this Redis is a read-only replica',
      })
      expect(String(await other.copies.get('page /'))).toBe('home')
      await server.run('REPLICAOF', 'NO', 'ONE')
      await hears(other, ['a'])
    })

    test('a password that is missing or wrong is said, and never repeated', async () => {
      await server.run('CONFIG', 'SET', 'requirepass', 'correct')
      const without = await open()
      expect(without.status().lastProblem).toBe('Redis asks for a password')
      const wrong = await open({ redisUrl: server.url.replace('//', '//:guessed-secret@') })
      expect(wrong.status().lastProblem).toBe('Redis refuses the name or the password')
      const right = await open({ redisUrl: server.url.replace('//', '//:correct@') })
      expect(right.status().isReachable).toBe(true)
      await server.run('CONFIG', 'SET', 'requirepass', '')
      await isBack(without)
      expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/guessed-secret|correct/)
    })

    test.each([
      ['a foreign text', ['SET', 'association:one:response:/', 'hello']],
      ['a foreign list', ['LPUSH', 'association:one:response:/', 'hello']],
      ['a damaged value', ['SETRANGE', 'association:one:response:/', '9', 'X']],
      ['a value that was cut', ['SET', 'association:one:response:/', 'as1v']],
    ])('%s under our key counts as absent, and is replaced', async (_, command) => {
      const one = await open()
      await one.responses.put('/', bytes('home'))
      if (command[0] === 'LPUSH') await server.run('DEL', 'association:one:response:/')
      await server.run(...command)
      expect(await one.responses.get('/')).toBeUndefined()
      await one.responses.put('/', bytes('home'))
      expect(String(await one.responses.get('/'))).toBe('home')
      expect(one.status().isReachable).toBe(true)
    })

    test('a foreign lease without an end holds nothing up, and a foreign count ends', async () => {
      const one = await open()
      await server.run('SET', 'association:one:lease:render /', 'hello')
      expect(await one.lease('render /', 60_000)).toBeDefined()
      expect(await one.lease('render /', 60_000)).toBeUndefined()
      const limit = { count: 2, everyMs: 60_000 }
      await one.allow('a visitor', limit)
      const [counted = ''] = ((await server.run('KEYS', 'association:limit:*')) as Buffer[]).map(String)
      await server.run('SET', counted, '1000')
      expect(await one.allow('a visitor', limit)).toBe(false)
      expect(Number(await server.run('PTTL', counted))).toBeGreaterThan(0)
      await server.run('SET', counted, 'hello')
      expect(await one.allow('a visitor', limit)).toBe(true)
      expect(one.status().isReachable).toBe(true)
    })

    test('a log that holds something else is named, and followed once it is gone', async () => {
      await server.run('SET', 'association:expiries', 'hello')
      const one = await open()
      expect(one.status().lastProblem).toMatch(/^Redis refuses a command: WRONGTYPE/)
      await one.expire(['a'])
      expect(one.heard).toEqual([['a']])
      await server.run('DEL', 'association:expiries')
      await isBack(one)
    })
  })

  describe('stored values', () => {
    test('has a prefix and an end, but for the log; no visitor’s key is readable', async () => {
      const one = await open()
      await one.responses.put('/', bytes('home'))
      await one.copies.put('page /', bytes('home'))
      await one.lease('render /', 60_000)
      await one.allow('203.0.113.7', { count: 1, everyMs: 60_000 })
      const keys = ((await server.run('KEYS', '*')) as Buffer[]).map(String)
      expect(keys.toSorted()).toEqual([
        'association:copy:page /',
        'association:expiries',
        expect.stringMatching(/^association:limit:[\w-]{43}$/),
        'association:one:lease:render /',
        'association:one:response:/',
        'association:probe',
      ])
      for (const key of keys.filter((each) => each !== 'association:expiries'))
        expect(Number(await server.run('PTTL', key)), key).toBeGreaterThan(0)
    })

    test('responses of two releases are apart, copies are not', async () => {
      const [old, fresh] = [await open({ release: 'old' }), await open({ release: 'new' })]
      await old.responses.put('/', bytes('home'))
      await old.copies.put('page /', bytes('home'))
      expect(await fresh.responses.get('/')).toBeUndefined()
      expect(String(await fresh.copies.get('page /'))).toBe('home')
    })

    test('a copy that another instance replaced or removed does not come back from the disk', async () => {
      const [one, other] = [await open(), await open()]
      await one.copies.put('page /', bytes('old'))
      await other.copies.put('page /', bytes('new'))
      expect(String(await one.copies.get('page /'))).toBe('new')
      await other.copies.remove('page /')
      expect(await one.copies.get('page /')).toBeUndefined()
    })

    test('a copy comes from the disk while Redis has nothing to say', async () => {
      const one = await open()
      await one.copies.put('page /', bytes('home'))
      await server.run('FLUSHALL')
      expect(String(await one.copies.get('page /'))).toBe('home')
      await server.kill()
      expect(String(await one.copies.get('page /'))).toBe('home')
      await server.start()
    })

    test('a value that Redis should not hold for its size is not sent', async () => {
      const one = await open()
      await one.responses.put('/', Buffer.alloc(9 * 1024 * 1024))
      expect(await server.run('EXISTS', 'association:one:response:/')).toBe(0)
    })
  })
})
