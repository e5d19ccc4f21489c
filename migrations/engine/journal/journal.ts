import {
  collect,
  isConflict,
  isSame,
  journalType,
  type SpaceClient,
} from '@association/services/management/index.ts'
import type { EntryProps } from 'contentful-management'
import type { LeftEntry } from '../operations/left.ts'

/** One migration as the space remembers it. */
export type JournalEntry = {
  id: string
  /** SHA-256 of the change’s source when it was applied. */
  checksum: string
  outcome: 'started' | 'applied' | 'failed' | 'rollingBack' | 'rolledBack'
  by: string
  startedAt: string
  durationMs?: number
  error?: string
  /** Parts of the plan that the journal keeps; missing in records of before, which cannot be rolled back. */
  parts?: number
  /** SHA-256 of that plan. */
  sum?: string
  /** Stages of the plan that are done; on the way back, those of it that are left. */
  stage?: number
  /** Of a change that is being rolled back: how many of its stages that began with. */
  undoes?: number
  /** Of a change that is being rolled back: a run was interrupted in the last of those stages. */
  isInterrupted?: true
  /** Entries that the run left as people saved them, each from a stage on. */
  left?: readonly (LeftEntry & { stage: number })[]
  /** Operations that the run planned again, packed. */
  revisions?: string
  /** Ids of applied changes whose place a squashed change took. Their records stay in the space. */
  replaces?: readonly string[]
}

export type RecordFields = { title?: { 'en-US': string }; record: { 'en-US': unknown } }
export type RecordEntry = EntryProps<RecordFields>

const entryId = (id: string) => `migration-${id}`

/**
 * What happened to a space, in the order of the changes. The lock, the parts of plans and the records of replaced changes
 * are left out.
 */
export async function readJournal(client: SpaceClient): Promise<JournalEntry[]> {
  const entries = await collect((query) =>
    client.entry.getMany<RecordFields>({
      query: {
        ...query,
        content_type: journalType,
        'sys.id[ne]': lockId,
        'fields.title[exists]': true,
      },
    }),
  )
  const records = entries
    .map((entry) => entry.fields.record['en-US'] as JournalEntry)
    .filter(({ outcome }) => outcome !== undefined) // other notes of our tools stand beside them
  const replaced = new Set(
    records.flatMap(({ outcome, replaces = [] }) => (outcome === 'applied' ? replaces : [])),
  )
  return records.filter(({ id }) => !replaced.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

export const lockId = 'migration-lock'

/** Writes what happened to a migration; the newest word about it wins. */
export async function writeJournal(client: SpaceClient, record: JournalEntry): Promise<void> {
  const id = entryId(record.id)
  const current = await findRecord(client, id)
  const title = `${record.id} ${record.outcome}`
  await keepRecord(client, { id, title, record, version: current?.sys.version })
}

type Saving = { id: string; title?: string; record: unknown; version?: number }

/** Saves what nobody else writes while we hold the lock: a conflict is with ourselves, when an answer was lost. */
export async function keepRecord(client: SpaceClient, saving: Saving): Promise<void> {
  try {
    await saveRecord(client, saving)
  } catch (error) {
    if (!isConflict(error)) throw error
    const held = await findRecord(client, saving.id)
    if (!held || !isSame(held.fields.record['en-US'], saving.record)) throw error
  }
}

/** An entry of the journal by its id; `undefined` when there is none. */
export async function findRecord(client: SpaceClient, id: string): Promise<RecordEntry | undefined> {
  const { items } = await client.entry.getMany<RecordFields>({
    query: { content_type: journalType, 'sys.id': id, limit: 1 },
  })
  return items[0]
}

/** Saves with compare-and-set: without a version it must not exist yet. Throws a conflict otherwise. */
export function saveRecord(
  client: SpaceClient,
  { id, title, record, version }: Saving,
): Promise<RecordEntry> {
  const fields: RecordFields = {
    ...(title === undefined ? {} : { title: { 'en-US': title } }),
    record: { 'en-US': record },
  }
  if (version === undefined)
    return client.entry.createWithId<RecordFields>({ contentTypeId: journalType, entryId: id }, { fields })
  return client.entry.update<RecordFields>(
    { entryId: id },
    { fields, sys: { version } as RecordEntry['sys'], metadata: { tags: [] } }, // only the version travels, as a header
  )
}
