import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RecordCabinet, RecordsError } from '@association/services/shared-state'
import { diskRecords } from '@association/services/shared-state/local/disk-records.ts'
import { localLeases } from '@association/services/shared-state/local/leases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { edition as fallInstitute } from '../testing/edition.ts'
import { memoryRecords } from '../testing/memory-records.ts'
import type { CartState } from './hold.ts'
import { type RegistrationParts, registrations } from './registrations.ts'

const secret = 's'.repeat(32)
const edition = { ...fallInstitute, capacity: { courses: { listening: 30 }, activities: { golf: 7 } } }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registrations '))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function site(name: string, changed: Partial<RegistrationParts> = {}) {
  const leases = localLeases()
  const records = diskRecords({ folder: join(folder, name) })
  return (own: Partial<RegistrationParts> = {}) =>
    registrations({
      records,
      lease: async (key, forMs) => leases(key, forMs),
      secret,
      cartState: async () => 'open',
      now: () => Date.parse('2025-07-01'),
      ...changed,
      ...own,
    })
}
const wanted = (person: number) => ({
  id: `registration-${person}`,
  subject: `auth0|${person}`,
  courses: ['listening'],
  ...(person % 3 === 0 ? { activity: 'golf' as const } : {}),
  waiting: [],
  guests: 0,
})

test('of 200 people who register at the same time on two processes, as many get a seat as there are', async () => {
  const process = site('crowd')
  const processes = [process(), process()] as const
  const all = Array.from({ length: 200 }, (_, person) =>
    processes[person % 2 ? 1 : 0].reserve(edition, wanted(person)),
  )
  const results = await Promise.all(all)
  expect(results.filter(({ kind }) => kind === 'reserved')).toHaveLength(30)
  expect(results.filter(({ kind }) => kind === 'full')).toHaveLength(170)
  const bookings = await process().all(edition)
  expect(bookings).toHaveLength(30)
  expect(bookings.filter(({ activity }) => activity === 'golf').length).toBeLessThanOrEqual(7)
})

test('no seat is sold twice even if each process believes that it alone has the lease', async () => {
  const process = site('leases', { lease: async () => ({ release: async () => {} }), deadlineMs: 60_000 })
  const small = { ...edition, capacity: { courses: { listening: 5 }, activities: {} } }
  const all = Array.from({ length: 10 }, (_, person) => process().reserve(small, wanted(person)))
  const results = await Promise.all(all)
  expect(results.filter(({ kind }) => kind === 'reserved')).toHaveLength(5)
  expect(await process().all(small)).toHaveLength(5)
})

test('the same registration in two tabs on two processes is one', async () => {
  const process = site('tabs')
  const both = await Promise.all([process(), process()].map((each) => each.reserve(edition, wanted(1))))
  expect(both.map(({ kind }) => kind)).toEqual(['reserved', 'reserved'])
  expect(await process().all(edition)).toHaveLength(1)
})

test('the book on the disk names no subject, and is not readable', async () => {
  const process = site('sealed')
  const stored: Buffer[] = []
  const records = diskRecords({ folder: join(folder, 'sealed too') })
  const watching: RecordCabinet = {
    ...records,
    put: (key, value, options) => {
      stored.push(value)
      return records.put(key, value, options)
    },
  }
  await process({ records: watching }).reserve(edition, wanted(1))
  expect(stored).toHaveLength(1)
  expect(String(stored)).not.toMatch(/auth0|listening|registration-1/)
})

test('a look at the stored seats changes nothing and does not ask the shop', async () => {
  let [now, asked, stored] = [Date.parse('2025-07-01'), 0, 0]
  const records = diskRecords({ folder: join(folder, 'looked at') })
  const put: RecordCabinet['put'] = (...call) => {
    stored += 1
    return records.put(...call)
  }
  const cartState = async (): Promise<CartState> => {
    asked += 1
    return 'completed'
  }
  const one = site('looked at', { records: { ...records, put }, now: () => now, cartState })()
  await one.reserve(edition, wanted(1))
  await one.noteCart(edition, { id: 'registration-1', subject: 'auth0|1' }, 'cart')
  now += 2 * 3_600_000
  const before = stored
  const draft = { ...edition, capacity: { courses: { listening: 1 }, activities: {} } }
  expect((await one.storedSeats(draft)).courses.listening?.left).toBe(0)
  expect([asked, stored - before]).toEqual([0, 0])
  await one.availability(draft)
  expect([asked, stored - before]).toEqual([1, 1])
})

describe('a payment', () => {
  test('is known to the shop alone: the hold that ended is confirmed, its seats stay taken', async () => {
    let now = Date.parse('2025-07-01')
    const process = site('paid', { now: () => now, cartState: async () => 'completed' })
    await process().reserve(edition, wanted(1))
    expect(await process().noteCart(edition, { id: 'registration-1', subject: 'auth0|1' }, 'cart')).toBe(true)
    now += 2 * 3_600_000
    expect((await process().availability(edition)).courses.listening?.left).toBe(29)
    expect(await process().ofPerson(edition, { subject: 'auth0|1' })).toMatchObject([{ state: 'confirmed' }])
  })

  test('that the shop does not know keeps the seats taken, and asks not each time', async () => {
    let [now, asked] = [Date.parse('2025-07-01'), 0]
    const one = site('silent', {
      now: () => now,
      cartState: async () => {
        asked += 1
        return 'unknown'
      },
    })()
    await one.reserve(edition, wanted(1))
    await one.noteCart(edition, { id: 'registration-1', subject: 'auth0|1' }, 'cart')
    now += 2 * 3_600_000
    for (const _ of [1, 2, 3]) expect((await one.availability(edition)).courses.listening?.left).toBe(29)
    expect(asked).toBe(1)
  })

  test('gives no seat back because the cart was open a moment ago', async () => {
    let [now, cart] = [Date.parse('2025-07-01'), 'open' as CartState]
    const one = site('stale', { now: () => now, cartState: async () => cart })()
    await one.reserve(edition, wanted(1))
    await one.noteCart(edition, { id: 'registration-1', subject: 'auth0|1' }, 'cart')
    now += 3_600_000 - 20_000
    await one.ofPerson(edition, { subject: 'auth0|1' })
    cart = 'completed'
    now += 20_001
    expect((await one.availability(edition)).courses.listening?.left).toBe(29)
    expect(await one.all(edition)).toMatchObject([{ state: 'confirmed' }])
  })

  test('is found even if more carts are abandoned than one pass checks', async () => {
    let [now, paid] = [Date.parse('2025-07-01'), '']
    const cartState = async (id: string): Promise<CartState> => (id === paid ? 'completed' : 'open')
    const one = site('many carts', { now: () => now, cartState })()
    const small = { ...edition, capacity: { courses: {}, activities: {} } }
    for (let person = 0; person < 60; person += 1) {
      await one.reserve(small, wanted(person))
      const own = { id: `registration-${person}`, subject: `auth0|${person}` }
      await one.noteCart(small, own, `cart ${person}`)
    }
    now += 2 * 3_600_000
    for (const _ of [1, 2]) await one.all(small)
    paid = 'cart 59'
    for (const _ of [1, 2]) {
      now += 1000
      await one.all(small)
    }
    expect((await one.find(small, { id: 'registration-59', subject: 'auth0|59' }))?.state).toBe('confirmed')
  })

  test('confirms the registration whose cart it was, and no other', async () => {
    const process = site('carts')
    for (const person of [1, 2]) {
      await process().reserve(edition, wanted(person))
      await process().noteCart(
        edition,
        { id: `registration-${person}`, subject: `auth0|${person}` },
        `cart ${person}`,
      )
    }
    await process().confirmCart(edition, 'cart 2')
    const states = (await process().all(edition)).map(({ state }) => state)
    expect(states).toEqual(['held', 'confirmed'])
    expect(await process().knowsCart(edition, 'cart 3')).toBe(false)
  })
})

test('does not find, renew or note the registration of another person', async () => {
  const one = site('foreign')()
  await one.reserve(edition, wanted(1))
  const foreign = { id: 'registration-1', subject: 'auth0|2' }
  expect(await one.find(edition, foreign)).toBeUndefined()
  expect(await one.renew(edition, foreign, () => true)).toBe('unknown')
  expect(await one.noteCart(edition, foreign, 'cart')).toBe(false)
})

test('the documents of registrations that the book no longer has are removed', async () => {
  let now = Date.parse('2025-07-01')
  const kept = memoryRecords()
  const one = site('dropped', { now: () => now, records: kept })()
  for (let time = 0; time < 15; time += 1) {
    now += 24 * 3_600_000
    const id = `registration-${time}`
    await one.reserve(edition, { ...wanted(1), id })
    await kept.put(`registration ${id}`, Buffer.from('sealed'))
  }
  const has = (id: number) =>
    kept.get(`registration registration-${id}`).then((record) => record !== undefined)
  expect(await Promise.all([has(0), has(3), has(4), has(14)])).toEqual([false, false, true, true])
})

test('an end that is entered in the past does not delete the registrations', async () => {
  const kept: (number | undefined)[] = []
  const records = memoryRecords()
  const put: RecordCabinet['put'] = (key, value, options) => {
    kept.push(options?.keepMs)
    return records.put(key, value, options)
  }
  const one = site('past', { records: { ...records, put } })()
  await one.reserve({ ...edition, endDate: '2015-10-24' }, wanted(1))
  expect(kept).toEqual([180 * 24 * 3_600_000])
})

describe('trouble', () => {
  test('stops waiting for a lease that never becomes free, and changes nothing', async () => {
    const one = site('busy', { lease: async () => undefined, deadlineMs: 1 })()
    await expect(one.reserve(edition, wanted(1))).rejects.toMatchObject({ code: 'BOOK_BUSY' })
    expect(await one.all(edition)).toEqual([])
  })

  test('records out of reach are not an empty book', async () => {
    const away = () => Promise.reject(new RecordsError('unreachable', 'no disk'))
    const one = site('away', { records: { get: away, put: away, remove: away } })()
    await expect(one.reserve(edition, wanted(1))).rejects.toMatchObject({ code: 'RECORDS' })
    await expect(one.availability(edition)).rejects.toMatchObject({ code: 'RECORDS' })
  })

  test('a book of another secret is not an empty book', async () => {
    const process = site('secret')
    await process().reserve(edition, wanted(1))
    const other = process({ secret: 't'.repeat(32) })
    await expect(other.reserve(edition, wanted(2))).rejects.toMatchObject({ problem: 'damaged' })
    await expect(other.reserve(edition, wanted(2))).rejects.toThrow('REGISTRATION_SECRET')
  })

  test('after a failure the next change works', async () => {
    let isAway = true
    const records = diskRecords({ folder: join(folder, 'again') })
    const flaky: RecordCabinet = {
      ...records,
      put: (...args) =>
        isAway ? Promise.reject(new RecordsError('unreachable', 'no disk')) : records.put(...args),
    }
    const one = site('again', { records: flaky })()
    await expect(one.reserve(edition, wanted(1))).rejects.toMatchObject({ code: 'RECORDS' })
    isAway = false
    expect(await one.reserve(edition, wanted(1))).toMatchObject({ kind: 'reserved' })
  })
})
