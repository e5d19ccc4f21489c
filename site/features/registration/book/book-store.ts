import { setTimeout as wait } from 'node:timers/promises'
import { isRecord } from '@association/content/safe/is-record.ts'
import { type Lease, type RecordCabinet, RecordsError } from '@association/services/shared-state'
import { openSealed, seal } from '../../../base/security/seal.ts'
import { type BookState, emptyBook } from './book-state.ts'

export type BookParts = {
  records: RecordCabinet
  lease(key: string, forMs: number): Promise<Lease | undefined>
  secret: string
  deadlineMs?: number
}

export type BookOf = { key: string; keepMs: number }

/** The book stayed locked until the deadline. Nothing was changed. */
export class BookBusyError extends Error {
  readonly code = 'BOOK_BUSY'
  override readonly name = 'BookBusyError'
}

type BookChange<T> = (state: BookState) => { state: BookState; result: T }
type Waiting = {
  change: BookChange<unknown>
  resolve(result: unknown): void
  reject(error: unknown): void
  until: number
}

/** Milliseconds. */
const times = { deadline: 5000, lease: 10_000, lookEvery: 10 }

/**
 * Stores simultaneous changes in one write, under a lease of all instances. A write needs the last version, so no
 * change is lost.
 */
export function bookStore({ records, lease, secret, deadlineMs = times.deadline }: BookParts) {
  const queues = new Map<string, Waiting[]>()
  const read = bookReader(records, secret)

  function change<T>(of: BookOf, work: BookChange<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const waiting: Waiting = {
        change: work,
        resolve: (result) => resolve(result as T),
        reject,
        until: performance.now() + deadlineMs,
      }
      const queue = queues.get(of.key)
      if (queue) return void queue.push(waiting)
      queues.set(of.key, [waiting])
      void empty(of)
    })
  }

  async function empty(of: BookOf) {
    for (let queue = queues.get(of.key) ?? []; queue.length > 0; ) {
      const batch = queue.splice(0)
      await store(of, batch).catch((error: unknown) => {
        for (const { reject } of batch) reject(error)
      })
    }
    queues.delete(of.key)
  }

  async function store(of: BookOf, batch: readonly Waiting[]) {
    const until = Math.min(...batch.map((each) => each.until))
    const held = await leaseBefore(until, () => lease(`registrations ${of.key}`, times.lease))
    try {
      while (performance.now() < until) if (await isStored(of, batch)) return
    } finally {
      await held.release()
    }
    throw new BookBusyError('the registrations of this edition change too fast')
  }

  /** False if another instance stored a version meanwhile. */
  async function isStored({ key, keepMs }: BookOf, batch: readonly Waiting[]): Promise<boolean> {
    const { state: before, version } = await read(key)
    let state = before
    const results = batch.map(({ change: work }) => {
      const changed = work(state)
      state = changed.state
      return changed.result
    })
    const sealed = () => seal(state, sealingAt(bookKey(key), secret))
    if (state !== before && !(await records.put(bookKey(key), sealed(), { over: version, keepMs })))
      return false
    for (const [index, { resolve }] of batch.entries()) resolve(results[index])
    return true
  }

  return {
    /** Rejects with RecordsError. */
    read: async (key: string): Promise<BookState> => (await read(key)).state,
    /** The function must be pure, because it may run again. Rejects with RecordsError or BookBusyError. */
    change,
  }
}

async function leaseBefore(until: number, take: () => Promise<Lease | undefined>): Promise<Lease> {
  for (;;) {
    const held = await take()
    if (held) return held
    if (performance.now() >= until) throw new BookBusyError('another process changes the registrations')
    // Random, so that waiting processes look at different moments.
    await wait(times.lookEvery * (0.5 + Math.random()))
  }
}

const bookKey = (key: string) => `registration book ${key}`
const sealingAt = (place: string, secret: string) => ({ secret, purpose: 'books of registrations', place })

type ReadBook = { state: BookState; version: string | null }

/** Most requests find the same version. */
function bookReader(records: RecordCabinet, secret: string) {
  const known = new Map<string, ReadBook>()
  return async (key: string): Promise<ReadBook> => {
    const record = await records.get(bookKey(key))
    if (!record) return { state: emptyBook, version: null }
    const last = known.get(key)
    if (last?.version === record.version) return last
    const opened = openSealed(record.value, sealingAt(bookKey(key), secret))
    if (!opened || !isBook(opened.value))
      throw new RecordsError(
        'damaged',
        `the book of ${key} cannot be read: is REGISTRATION_SECRET another one?`,
      )
    const read = { state: opened.value, version: record.version }
    known.set(key, read)
    return read
  }
}

/** Only this module seals such a value. */
const isBook = (value: unknown): value is BookState => isRecord(value) && Array.isArray(value.bookings)
