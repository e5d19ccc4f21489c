import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openSharedState } from './index.ts'
import { serveSharedState } from './ipc/serve-workers.ts'
import { localState } from './local/local.ts'
import { recordLimits } from './record-limits.ts'
import type { SharedState } from './shared-state.ts'
import { channelPair } from './testing/channels.ts'
import { redisProgram, startRedis } from './testing/redis-server.ts'

type StateCase = { kind: string; open(folder: string): Promise<Opened> }
type Opened = { one: SharedState; other: SharedState; close(): Promise<void> }

const log = { info: vi.fn(), warn: vi.fn() }

const rows: StateCase[] = [
  {
    kind: 'one process',
    async open(folder) {
      const state = await openSharedState({ folder, log })
      return { one: state, other: state, close: () => state.close() }
    },
  },
  {
    kind: 'two workers of a primary process',
    async open(folder) {
      const state = localState({ folder, log })
      const worker = async () => {
        const channels = channelPair()
        serveSharedState(state, channels.primary)
        return openSharedState({ folder, log, primary: channels.worker, deadlineMs: 5000 })
      }
      const [one, other] = [await worker(), await worker()]
      return {
        one,
        other,
        async close() {
          for (const each of [one, other, state]) await each.close()
        },
      }
    },
  },
  ...(redisProgram === undefined ? [] : [overRedis()]),
]

function overRedis(): StateCase {
  return {
    kind: 'two machines with one Redis',
    async open(folder) {
      const server = await startRedis()
      // Longer than 50 ms, for slow machines.
      const machine = (name: string) =>
        openSharedState({
          ...{ folder: join(folder, name), log, release: 'one' },
          ...{ redisUrl: server.url, deadlineMs: 5000 },
        })
      const [one, other] = [await machine('one'), await machine('other')]
      return {
        one,
        other,
        async close() {
          await Promise.all([one.close(), other.close()])
          await server.close()
        },
      }
    },
  }
}

const bytes = Buffer.from([0, 1, 254, 255, 10, 13])

describe.each(rows)('$kind', ({ open }) => {
  let folder: string
  let opened: Opened
  let one: SharedState
  let other: SharedState
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shared state '))
    opened = await open(folder)
    one = opened.one
    other = opened.other
  })
  afterAll(async () => {
    await opened.close()
    await rm(folder, { recursive: true, force: true })
  })

  describe.each(['responses', 'copies'] as const)('%s', (cabinet) => {
    test('keep bytes for each instance until they are replaced or removed', async () => {
      await one[cabinet].put('page /', Buffer.from('old'))
      await one[cabinet].put('page /', bytes)
      expect(await other[cabinet].get('page /')).toEqual(bytes)
      await other[cabinet].remove('page /')
      expect(await one[cabinet].get('page /')).toBeUndefined()
    })

    test('of an unknown key are absent', async () => {
      expect(await one[cabinet].get('page /never')).toBeUndefined()
    })

    test('end at their time', async () => {
      await one[cabinet].put('short', bytes, 1)
      await expect.poll(() => other[cabinet].get('short')).toBeUndefined()
    })
  })

  describe('records', () => {
    test('are the same for each instance, until they are replaced or removed', async () => {
      expect(await one.records.get('book')).toBeUndefined()
      expect(await one.records.put('book', Buffer.from('old'))).toBe(true)
      await one.records.put('book', bytes)
      expect((await other.records.get('book'))?.value).toEqual(bytes)
      await other.records.remove('book')
      expect(await one.records.get('book')).toBeUndefined()
    })

    test('are replaced only by the writer who knows the stored version', async () => {
      expect(await one.records.put('seats', Buffer.from('1'), { over: null })).toBe(true)
      expect(await other.records.put('seats', Buffer.from('x'), { over: null })).toBe(false)
      const version = (await other.records.get('seats'))?.version
      expect(await other.records.put('seats', Buffer.from('2'), { over: version })).toBe(true)
      expect(await one.records.put('seats', Buffer.from('x'), { over: version })).toBe(false)
      expect(String((await one.records.get('seats'))?.value)).toBe('2')
    })

    test('lose no change when two instances make many changes at the same time', async () => {
      const addOne = async (instance: SharedState) => {
        for (;;) {
          const found = await instance.records.get('sum')
          const sum = Buffer.from(`${Number(found?.value ?? 0) + 1}`)
          if (await instance.records.put('sum', sum, { over: found?.version ?? null })) return
        }
      }
      const changes = Array.from({ length: 20 }, (_, index) => addOne(index % 2 ? one : other))
      await Promise.all(changes)
      expect(String((await one.records.get('sum'))?.value)).toBe('20')
    })

    test('end at their time, and make room for a new one', async () => {
      await one.records.put('draft', bytes, { keepMs: 1 })
      await expect.poll(() => other.records.get('draft')).toBeUndefined()
      expect(await other.records.put('draft', bytes, { over: null })).toBe(true)
      expect((await one.records.get('draft'))?.value).toEqual(bytes)
    })

    test('that are too large are refused, and the one before it stays', async () => {
      await one.records.put('large', bytes)
      const refused = one.records.put('large', Buffer.alloc(recordLimits.bytes + 1))
      await expect(refused).rejects.toMatchObject({ code: 'RECORDS', problem: 'too-large' })
      expect((await other.records.get('large'))?.value).toEqual(bytes)
    })
  })

  test('responses and copies of one key are apart', async () => {
    await one.responses.put('both', Buffer.from('response'))
    await one.copies.put('both', Buffer.from('copy'))
    expect(String(await other.responses.get('both'))).toBe('response')
  })

  test('an expiry is applied here when the call resolves, and soon at the other instance', async () => {
    const [here, there] = [one.position(), other.position()]
    const heard = vi.fn()
    const end = other.subscribe(heard)
    await one.expire(['association:a', 'association:b'])
    expect(one.hasExpired(['association:b'], here)).toBe(true)
    expect(one.hasExpired(['association:c'], here)).toBe(false)
    expect(one.hasExpired(['association:b'], one.position())).toBe(false)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(['association:a', 'association:b']))
    expect(other.hasExpired(['association:b'], there)).toBe(true)
    expect(other.hasExpired(['association:b'], other.position())).toBe(false)
    end()
  })

  test('a position means the same at the other instance, and after JSON', async () => {
    const before: string = JSON.parse(JSON.stringify(one.position()))
    const heard = vi.fn()
    const end = other.subscribe(heard)
    await one.expire(['events:a'])
    const after: string = JSON.parse(JSON.stringify(one.position()))
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    expect(other.hasExpired(['events:a'], before)).toBe(true)
    expect(other.hasExpired(['events:a'], after)).toBe(false)
    end()
  })

  test('many expiries at a time are few entries, and each tag arrives once at each instance', async () => {
    const tags = Array.from({ length: 100 }, (_, index) => `events:many-${index}`)
    const heard: string[] = []
    let entries = 0
    const end = other.subscribe((expired) => {
      entries += 1
      heard.push(...(expired === 'everything' ? ['!'] : expired))
    })
    const all: Promise<void>[] = []
    for (const tag of tags) {
      all.push(one.expire([tag]))
      await new Promise(setImmediate)
    }
    await Promise.all(all)
    await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(100))
    expect(heard.toSorted()).toEqual(tags.toSorted())
    expect(entries).toBeLessThan(50)
    end()
  })

  test('an expiry of no tag moves nothing', async () => {
    const before = one.position()
    await one.expire([])
    expect(one.position()).toBe(before)
  })

  test('a lease has one holder among all instances, until it is released', async () => {
    const held = await one.lease('render /', 60_000)
    expect(held).toBeDefined()
    expect(await other.lease('render /', 60_000)).toBeUndefined()
    const apart = await other.lease('render /other', 60_000)
    expect(apart).toBeDefined()
    await held?.release()
    const next = await other.lease('render /', 60_000)
    expect(next).toBeDefined()
    await held?.release()
    expect(await one.lease('render /', 60_000)).toBeUndefined()
    await next?.release()
  })

  test('a lease expires', async () => {
    expect(await one.lease('short', 1)).toBeDefined()
    await expect.poll(() => other.lease('short', 60_000)).toBeDefined()
  })

  test('a limit counts the calls of all instances', async () => {
    const limit = { count: 3, everyMs: 60_000 }
    const allowed = []
    for (const state of [one, other, one, other]) allowed.push(await state.allow('a visitor', limit))
    expect(allowed).toEqual([true, true, true, false])
    expect(await one.allow('another visitor', limit)).toBe(true)
  })

  test('a limit expires', async () => {
    const limit = { count: 1, everyMs: 1 }
    await one.allow('short', limit)
    await expect.poll(() => other.allow('short', limit)).toBe(true)
  })

  test('after its end each call resolves without a warning', async () => {
    const ended = await open(folder)
    await ended.close()
    const { one: state } = ended
    log.warn.mockClear()
    await state.responses.put('late', bytes)
    await state.responses.get('late')
    await state.expire(['late'])
    expect(await state.lease('late', 60_000)).toBeDefined()
    expect(await state.allow('late', { count: 1, everyMs: 60_000 })).toBe(true)
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('the status says that it works', () => {
    expect(one.status()).toMatchObject({ isReachable: true, sinceMs: expect.any(Number) })
  })
})
