import type { Entry, ExpiryLog } from '../expiry-log.ts'
import type { Health } from '../health.ts'
import { compareIds, type EntryId, idAfter } from '../position.ts'
import { type Arguments, type Connection, connect } from './connection.ts'
import { addEntry, awaitEntry, entriesIn, entryId, readEntries, readNewest } from './entries.ts'
import { problemOf, RedisRefusal } from './problems.ts'

type Run = (command: Arguments) => Promise<unknown>

type Options = { url: string; expiries: ExpiryLog; health: Health; waits: Waits }
/** Milliseconds. A connection without any reply for longer than both together is dead. No visitor waits for these. */
type Waits = { block: number; reply: number }

const page = 1000
const part = 'the log of expiries'

/**
 * Reads the log of expiries on a connection of its own, from the entry on that this instance applied last. If that
 * entry is gone, expiries may have been missed. `reached` resolves after the first attempt.
 */
export function followLog({ url, expiries, health, waits }: Options) {
  const reached = Promise.withResolvers<void>()
  let rounds = 0
  const connection: Connection = connect({ url, onUp: () => void follow(), onDown: down })

  function down(error: unknown) {
    rounds += 1
    health.failed(problemOf(error), part)
    reached.resolve()
  }

  const run: Run = (command) => connection.run(command, waits.block + waits.reply)

  async function follow() {
    rounds += 1
    const round = rounds
    try {
      while (round === rounds) await readOn()
    } catch (error) {
      if (round === rounds) connection.renew(error)
    }
  }

  async function readOn() {
    if (!(await catchUp(expiries, run))) await meetLog(expiries, run)
    health.works(part)
    reached.resolve()
    const last = expiries.lastId()
    // What waits here is only whether there is more: catching up also proves that nothing was lost before it.
    if (last !== undefined) await run(awaitEntry(last, waits.block))
  }

  return {
    reached: reached.promise,
    close() {
      rounds += 1
      connection.close()
    },
  }
}

/** Applies what follows the last entry. False if that entry is not in the log, so that what follows it is unknown. */
export async function catchUp(expiries: ExpiryLog, run: Run): Promise<boolean> {
  for (;;) {
    const last = expiries.lastId()
    const entries = last === undefined ? [] : await entriesFrom(last, run)
    if (last === undefined || entries[0]?.id !== last) return false
    expiries.apply(entries)
    if (entries.length < page) return true
  }
}

/** Starts to follow the log: the first time with all that it has, later behind its newest entry. */
async function meetLog(expiries: ExpiryLog, run: Run) {
  const last = expiries.lastId()
  const [oldest] = await entriesFrom('-', run)
  if (last === undefined && oldest !== undefined) {
    expiries.startAt(oldest.id)
    await catchUp(expiries, run)
    return
  }
  const newest = await newestId(run)
  // Ids must go on growing, also if Redis lost its data and its clock is behind: positions are compared by them.
  const isBehind = newest === undefined || (last !== undefined && compareIds(newest, last) <= 0)
  expiries.startAt(isBehind ? await greet(last, run) : newest)
}

const entriesFrom = async (from: EntryId | '-', run: Run): Promise<Entry[]> =>
  entriesIn(await run(readEntries(from, page)))

async function newestId(run: Run) {
  const [newest] = entriesIn(await run(readNewest))
  return newest?.id
}

/** Adds an entry without tags, so that there is a last entry to find again. */
async function greet(last: EntryId | undefined, run: Run): Promise<EntryId> {
  const id = entryId(await run(addEntry([], last === undefined ? '*' : idAfter(last))))
  if (id === undefined) throw new RedisRefusal('XADD gave no id')
  return id
}
