import { managementClients } from '@association/services/management/index.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Who } from '../../io.ts'
import { elsewhere, type Spaces, startSpaces } from '../../testing/space.ts'
import { findRecord, lockId, saveRecord } from './journal.ts'
import { leaseOf } from './lease.ts'
import { takeLock } from './lock.ts'
import { isAlive, thisProcess } from './process.ts'
import { ensureReserved } from './reserved-types.ts'

let spaces: Spaces
beforeAll(async () => {
  spaces = await startSpaces()
  await ensureReserved(spaces.clients.events)
})
afterAll(() => spaces.close())

const start = Date.parse('2026-11-20T10:00:00Z')
const at = (seconds: number) => () => new Date(start + seconds * 1000)
const ada = elsewhere('ada', 'first', 100)
const ben = elsewhere('ben', 'second', 200)
const take = (who: Who, seconds: number, isAlive: (holder: Who) => boolean = () => true) =>
  takeLock(spaces.clients.events, { who, now: at(seconds), isAlive, wait: async () => {} })

test('one holds it, the other learns who and since when, until it is given back', async () => {
  const lock = await take(ada, 0)
  await expect(take(ben, 30)).rejects.toThrow(
    'ada@first (process 100) holds the lock since 2026-11-20T10:00:00.000Z, last heartbeat 10:00:00 UTC.\n' +
      'Wait until that run ends and run the command again, or add --wait. ' +
      'If it was killed on another machine, --wait takes its lock over after 75 seconds without a heartbeat.',
  )
  await lock.release()
  await (await take(ben, 31)).release()
})

test('a lease that ran out is taken over', async () => {
  await take(ada, 100)
  await expect(take(ben, 159)).rejects.toThrow('holds the lock')
  await (await take(ben, 160)).release()
})

describe('a process of this machine', () => {
  const sameMachine = { ...ben, host: 'first', machine: 'first' }

  test('that is gone is not waited for', async () => {
    await take(ada, 200)
    await expect(take(sameMachine, 201)).rejects.toThrow('holds the lock')
    await (await take(sameMachine, 201, () => false)).release()
  })

  test('differs from one with the same pid in another container of the same name', async () => {
    const lock = await take(ada, 220)
    const container = { ...ada, run: 'another', machine: 'another boot' }
    await expect(take(container, 221, () => false)).rejects.toThrow('holds the lock')
    await lock.hold()
    await lock.release()
  })

  test('is gone when its pid was used again', () => {
    const { startedAt, ...unknown } = thisProcess()
    expect(isAlive({ ...unknown, startedAt })).toBe(true)
    expect(isAlive(unknown)).toBe(true)
    expect(isAlive({ ...unknown, startedAt: 'before' })).toBe(false)
    expect(isAlive({ pid: 2 ** 30 })).toBe(false)
  })
})

test('of several that try at the same moment, exactly one gets it, even where name, host and pid agree', async () => {
  const contenders = ['1', '2', '3', '4'].map((run) => take({ ...ada, run, machine: run }, 300))
  const tries = await Promise.allSettled(contenders)
  const [winner, ...others] = tries.filter((one) => one.status === 'fulfilled')
  expect(others).toEqual([])
  await winner?.value.release()
})

test('a heartbeat that fails once is only missed', async () => {
  let failures = 0
  const failing: typeof fetch = async (url, init) => {
    if (init?.method !== 'PUT' || failures === 1) return fetch(url, init)
    failures += 1
    return new Response('{}', { status: 403 })
  }
  let client = spaces.clients.events
  const beats = { lastsMs: 60_000, beatsEveryMs: 10 }
  const lock = await takeLock(new Proxy(client, { get: (_, name) => Reflect.get(client, name) }), {
    who: ada,
    now: at(350),
    lease: beats,
  })
  const { version } = (await findRecord(client, lockId))?.sys ?? { version: 0 }
  client = managementClients(spaces.config, { access: 'write', fetch: failing }).events
  await vi.waitFor(async () => {
    expect((await findRecord(spaces.clients.events, lockId))?.sys.version).toBeGreaterThan(version + 1)
  })
  expect(failures).toBe(1)
  await lock.hold()
  await lock.release()
})

test('the lease is renewed while it is held, and a lock that was lost stops the run', async () => {
  let seconds = 400
  const now = () => at(seconds)()
  // Time for two requests between beats.
  const lease = { lastsMs: 60_000, beatsEveryMs: 200 }
  const lock = await takeLock(spaces.clients.events, { who: ada, now, lease })
  seconds = 470
  await vi.waitFor(async () => {
    const record = await findRecord(spaces.clients.events, lockId)
    expect(JSON.stringify(record?.fields.record)).toContain('"until":"2026-11-20T10:08:50.000Z"')
  })
  await expect(take(ben, 471)).rejects.toThrow('ada@first')
  await lock.hold()

  await vi.waitFor(async () => {
    const held = await findRecord(spaces.clients.events, lockId)
    await saveRecord(spaces.clients.events, { id: lockId, title: '', record: {}, version: held?.sys.version })
  })
  await vi.waitFor(() => expect(lock.hold()).rejects.toThrow('The lock of the space was lost'))
  await lock.release()
})

test('a lease that ran out for its holder only is renewed before the next write', async () => {
  let seconds = 600
  const lock = await takeLock(spaces.clients.events, { who: ada, now: () => at(seconds)() })
  seconds = 700
  await lock.hold()
  await expect(take(ben, 701)).rejects.toThrow('ada@first')
  await lock.release()
})

test('a slow holder stops when another run took the lock', async () => {
  let seconds = 800
  const lock = await takeLock(spaces.clients.events, { who: ada, now: () => at(seconds)() })
  seconds = 900
  const other = await take(ben, 900)
  await expect(lock.hold()).rejects.toThrow('ben@second (process 200) holds the lock')
  await other.release()
})

describe('with wrong clocks, only a whole lease of silence frees the lock', () => {
  const client = () => spaces.clients.events
  const beat = async (now: () => Date) => {
    const held = await findRecord(client(), lockId)
    const record = leaseOf({ who: ada, now }, at(1000)())
    await saveRecord(client(), { id: lockId, title: '', record, version: held?.sys.version })
  }
  /**
   * Ben tries to take the lock from Ada, whose clock is behind his. Ada sends heartbeats at given seconds after his
   * first look.
   */
  async function watched({
    behind,
    beats,
    ...change
  }: {
    behind: number
    beats: number[]
    isPatient?: boolean
  }) {
    let passedMs = 0
    const adaNow = () => at(1000 - behind + passedMs / 1000)()
    await beat(adaNow)
    const left = [...beats]
    const said: string[] = []
    const wait = async (ms: number) => {
      passedMs += ms
      if (passedMs / 1000 < (left[0] ?? Number.POSITIVE_INFINITY)) return
      left.shift()
      await beat(adaNow)
    }
    const say = (line: string) => said.push(line)
    const now = () => at(1000 + passedMs / 1000)()
    const outcome = await takeLock(client(), { who: ben, now, wait, say, ...change }).then(
      async (lock) => {
        await lock.release()
        return 'taken'
      },
      (error: Error) => error.message,
    )
    await saveRecord(client(), {
      id: lockId,
      title: '',
      record: {},
      version: (await findRecord(client(), lockId))?.sys.version,
    })
    return { outcome, said, passedSeconds: passedMs / 1000 }
  }

  test.each([
    ['is 17 minutes slow', 17 * 60, [20]],
    ['is 61 seconds slow, and that misses one beat', 61, [39]],
    ['is 61 seconds slow, and that misses two beats', 61, [59]],
  ])('a run whose clock %s keeps it', async (_, behind, beats) => {
    const { outcome, said } = await watched({ behind, beats })
    expect(outcome).toContain('ada@first (process 100) holds the lock since')
    expect(said).toEqual([
      'The heartbeats of ada@first (process 100) ended: watching its lock for 75 seconds, because clocks differ.',
    ])
  })

  test('a run that is silent loses it, and not before', async () => {
    const { outcome, passedSeconds } = await watched({ behind: 17 * 60, beats: [] })
    expect(outcome).toBe('taken')
    expect(passedSeconds).toBeGreaterThanOrEqual(75)
  })

  test('a patient run counts from the last heartbeat, also when the clock of the holder is an hour fast', async () => {
    const { outcome, said, passedSeconds } = await watched({
      behind: -3600,
      beats: [20, 40],
      isPatient: true,
    })
    expect(outcome).toBe('taken')
    expect(passedSeconds).toBeGreaterThanOrEqual(40 + 75)
    expect(said).toEqual([
      'Waiting: ada@first (process 100) holds the lock since 2026-11-20T10:16:40.000Z, last heartbeat 11:16:40 UTC. ' +
        'Without another heartbeat, its lock is taken over after 75 seconds.',
    ])
  })
})
