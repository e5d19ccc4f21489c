import type { LogEntry } from '../expiry-log.ts'
import { type EntryId, isEntryId } from '../position.ts'
import type { Expired } from '../shared-state.ts'
import type { Arguments } from './connection.ts'

/** Redis removes older entries, and can keep a few more than this. */
const mostEntries = 10_000

const field = 'expired'

export type LogCommands = ReturnType<typeof logCommands>

export const logCommands = (key: string) => ({
  /** Redis chooses a missing id. */
  addEntry: (expired: Expired, id: EntryId | '*' = '*'): Arguments => [
    'XADD',
    key,
    'MAXLEN',
    '~',
    String(mostEntries),
    id,
    field,
    JSON.stringify(expired),
  ],
  readEntries: (from: EntryId | '-', count: number): Arguments => [
    'XRANGE',
    key,
    from,
    '+',
    'COUNT',
    String(count),
  ],
  readNewest: ['XREVRANGE', key, '+', '-', 'COUNT', '1'] satisfies Arguments,
  awaitEntry: (after: EntryId, blockMs: number): Arguments => [
    'XREAD',
    'COUNT',
    '1',
    'BLOCK',
    String(blockMs),
    'STREAMS',
    key,
    after,
  ],
})

export function entryId(reply: unknown): EntryId | undefined {
  const id = String(reply)
  return isEntryId(id) ? id : undefined
}

/** An unreadable entry expires everything: it may come from a newer release. */
export function entriesIn(reply: unknown): LogEntry[] {
  if (!Array.isArray(reply)) return []
  return reply.flatMap((each: unknown) => {
    const [id, fields] = Array.isArray(each) ? each : []
    const known = entryId(id)
    return known === undefined ? [] : [{ id: known, expired: expiredIn(fields) }]
  })
}

function expiredIn(fields: unknown): Expired {
  const [name, value] = Array.isArray(fields) ? fields.map(String) : []
  try {
    const expired: unknown = name === field && value !== undefined ? JSON.parse(value) : undefined
    return isTags(expired) ? expired : 'everything'
  } catch {
    return 'everything'
  }
}

const isTags = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((tag) => typeof tag === 'string')
