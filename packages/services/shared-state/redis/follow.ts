import type { ExpiryLog, LogEntry } from '../expiry-log.ts'
import type { Health } from '../health.ts'
import { compareIds, type EntryId, idAfter } from '../position.ts'
import { type Arguments, type Connection, connect } from './connection.ts'
import { entriesIn, entryId, type LogCommands } from './entries.ts'
import { problemOf, RedisRefusal } from './problems.ts'

type RedisCommand = (command: Arguments) => Promise<unknown>

type Options = { url: string; entries: LogCommands; expiries: ExpiryLog; health: Health; waits: Waits }
type LogReader = { entries: LogCommands; expiries: ExpiryLog; run: RedisCommand }
/** Milliseconds. A connection silent for longer than both is dead. Visitors never wait for these. */
type Waits = { block: number; reply: number }

const page = 1000
const part = 'the log of expiries'

/**
 * Reads the log on a separate connection, after the last applied entry. If that entry is gone, expiries may have been
 * missed. `reached` resolves after the first attempt.
 */
export function followLog({ url, entries, expiries, health, waits }: Options) {
  const reached = Promise.withResolvers<void>()
  let rounds = 0
  const connection: Connection = connect({ url, onUp: () => void follow(), onDown: down })

  function down(error: unknown) {
    rounds += 1
    health.failed(problemOf(error), part)
    reached.resolve()
  }

  const run: RedisCommand = (command) => connection.run(command, waits.block + waits.reply)
  const reading = { entries, expiries, run }

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
    if (!(await readNewEntries(reading))) await meetLog(reading)
    health.works(part)
    reached.resolve()
    const last = expiries.lastId()
    // Ignores the reply: reading again also proves that nothing was lost before it.
    if (last !== undefined) await run(entries.awaitEntry(last, waits.block))
  }

  return {
    reached: reached.promise,
    close() {
      rounds += 1
      connection.close()
    },
  }
}

/** Returns false if the log lost the last applied entry: later entries are incomplete. */
export async function readNewEntries(reading: LogReader): Promise<boolean> {
  const { expiries } = reading
  for (;;) {
    const last = expiries.lastId()
    const entries = last === undefined ? [] : await entriesFrom(last, reading)
    if (last === undefined || entries[0]?.id !== last) return false
    expiries.apply(entries)
    if (entries.length < page) return true
  }
}

/** Reads the whole log first; later starts after its newest entry. */
async function meetLog(reading: LogReader) {
  const { expiries } = reading
  const last = expiries.lastId()
  const [oldest] = await entriesFrom('-', reading)
  if (last === undefined && oldest !== undefined) {
    expiries.startAt(oldest.id)
    await readNewEntries(reading)
    return
  }
  const newest = await newestId(reading)
  // Positions are compared by ids, which must grow even if Redis lost data and its clock is behind.
  const isBehind = newest === undefined || (last !== undefined && compareIds(newest, last) <= 0)
  expiries.startAt(isBehind ? await greet(last, reading) : newest)
}

const entriesFrom = async (from: EntryId | '-', { entries, run }: LogReader): Promise<LogEntry[]> =>
  entriesIn(await run(entries.readEntries(from, page)))

async function newestId({ entries, run }: LogReader) {
  const [newest] = entriesIn(await run(entries.readNewest))
  return newest?.id
}

/** Adds an entry without tags, so that the log has an entry to continue from. */
async function greet(last: EntryId | undefined, { entries, run }: LogReader): Promise<EntryId> {
  const id = entryId(await run(entries.addEntry([], last === undefined ? '*' : idAfter(last))))
  if (id === undefined) throw new RedisRefusal('XADD gave no id')
  return id
}
