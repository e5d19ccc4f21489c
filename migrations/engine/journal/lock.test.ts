import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Who } from '../../io.ts'
import { type Spaces, startSpaces } from '../../testing/space.ts'
import { ensureJournal, findRecord, lockId, saveRecord } from './journal.ts'
import { takeLock } from './lock.ts'

let spaces: Spaces
beforeAll(async () => {
  spaces = await startSpaces()
  await ensureJournal(spaces.clients.events)
})
afterAll(() => spaces.close())

const start = Date.parse('2026-11-20T10:00:00Z')
const at = (seconds: number) => () => new Date(start + seconds * 1000)
const ada: Who = { name: 'ada', host: 'first', pid: 100 }
const ben: Who = { name: 'ben', host: 'second', pid: 200 }
const take = (who: Who, seconds: number, isAlive = () => true) =>
  takeLock(spaces.clients.events, { who, now: at(seconds), isAlive, wait: async () => {} })

test('one holds it, the other learns who and since when, until it is given back', async () => {
  const lock = await take(ada, 0)
  await expect(take(ben, 30)).rejects.toThrow(
    'ada@first (process 100) holds the lock since 2026-11-20T10:00:00.000Z: wait until it is done, or until 2026-11-20T10:01:00.000Z if it was killed, and run the command again.',
  )
  await lock.release()
  await (await take(ben, 31)).release()
})

test('a lease that ran out is taken over', async () => {
  await take(ada, 100)
  await expect(take(ben, 159)).rejects.toThrow('holds the lock')
  await (await take(ben, 160)).release()
})

test('a process of this machine that is gone is not waited for', async () => {
  await take(ada, 200)
  const sameMachine = { ...ben, host: 'first' }
  await expect(take(sameMachine, 201)).rejects.toThrow('holds the lock')
  await (await take(sameMachine, 201, () => false)).release()
})

test('of two that try at the same moment, one gets it', async () => {
  const tries = await Promise.allSettled([take(ada, 300), take(ben, 300)])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const winner = tries.find((one) => one.status === 'fulfilled')
  await winner?.value.release()
})

test('the lease is renewed while it is held, and a lock that was lost stops the run', async () => {
  let seconds = 400
  const now = () => at(seconds)()
  const lease = { lastsMs: 60_000, beatsEveryMs: 20 }
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

test('when somebody took it meanwhile, the holder that was slow stops', async () => {
  let seconds = 800
  const lock = await takeLock(spaces.clients.events, { who: ada, now: () => at(seconds)() })
  seconds = 900
  const other = await take(ben, 900)
  await expect(lock.hold()).rejects.toThrow('ben@second (process 200) holds the lock')
  await other.release()
})

test('whoever has a clock that is fast sees by a second look that the holder is at work', async () => {
  let seconds = 1000
  const beats = { lastsMs: 60_000, beatsEveryMs: 10 }
  const lock = await takeLock(spaces.clients.events, { who: ada, now: () => at(seconds)(), lease: beats })
  const said: string[] = []
  const wait = async (_ms: number, why: string) => {
    said.push(why)
    const before = await findRecord(spaces.clients.events, lockId)
    await vi.waitFor(async () => {
      seconds += 1
      const now = await findRecord(spaces.clients.events, lockId)
      expect(now?.sys.version).toBeGreaterThan(before?.sys.version ?? 0)
    })
  }
  const early = takeLock(spaces.clients.events, { who: ben, now: at(1300), wait })
  await expect(early).rejects.toThrow('ada@first (process 100) holds the lock since')
  expect(said).toEqual([
    'The lease of ada@first (process 100) ran out: looking again in 25 s, for clocks differ.',
  ])
  await lock.release()
})
