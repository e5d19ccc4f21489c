import {
  collect,
  isConflict,
  isSame,
  journalType,
  type SpaceClient,
} from '@association/services/management/index.ts'
import type { EntryProps } from 'contentful-management'
import type { LeftEntry } from '../operations/left.ts'

export type JournalEntry = {
  id: string
  /** SHA-256 of the source when the change was applied. */
  checksum: string
  outcome: 'started' | 'applied' | 'failed' | 'rollingBack' | 'rolledBack'
  by: string
  startedAt: string
  durationMs?: number
  error?: string
  /** Missing in older records, which cannot be rolled back. */
  parts?: number
  sum?: string
  /** Finished stages; during a rollback, remaining stages. */
  stage?: number
  /** During a rollback: number of stages when it began. */
  undoes?: number
  /** During a rollback: a run was interrupted in the last of those stages. */
  isInterrupted?: true
  left?: readonly (LeftEntry & { stage: number })[]
  revisions?: string
  /** Ids of applied changes that a squashed change replaces. Their records stay in the space. */
  replaces?: readonly string[]
}

export type RecordFields = { title?: { 'en-US': string }; record: { 'en-US': unknown } }
export type RecordEntry = EntryProps<RecordFields>

const entryId = (id: string) => `migration-${id}`

/** In the order of the changes. Leaves out the lock, parts of plans and records of replaced changes. */
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
    .filter(({ outcome }) => outcome !== undefined) // Other notes of these tools have the same content type.
  const replaced = new Set(
    records.flatMap(({ outcome, replaces = [] }) => (outcome === 'applied' ? replaces : [])),
  )
  return records.filter(({ id }) => !replaced.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

export const lockId = 'migration-lock'

export async function writeJournal(client: SpaceClient, record: JournalEntry): Promise<void> {
  const id = entryId(record.id)
  const current = await findRecord(client, id)
  const title = `${record.id} ${record.outcome}`
  await keepRecord(client, { id, title, record, version: current?.sys.version })
}

type Saving = { id: string; title?: string; record: unknown; version?: number }

/** Only the lock holder writes these entries, so a conflict means that the first attempt's response was lost. */
export async function keepRecord(client: SpaceClient, saving: Saving): Promise<void> {
  try {
    await saveRecord(client, saving)
  } catch (error) {
    if (!isConflict(error)) throw error
    const held = await findRecord(client, saving.id)
    if (!held || !isSame(held.fields.record['en-US'], saving.record)) throw error
  }
}

export async function findRecord(client: SpaceClient, id: string): Promise<RecordEntry | undefined> {
  const { items } = await client.entry.getMany<RecordFields>({
    query: { content_type: journalType, 'sys.id': id, limit: 1 },
  })
  return items[0]
}

/** Compare-and-set: throws a conflict if the version differs, or if none is given and the entry exists. */
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
    { fields, sys: { version } as RecordEntry['sys'], metadata: { tags: [] } }, // The SDK sends only the version of `sys`, as a header.
  )
}
