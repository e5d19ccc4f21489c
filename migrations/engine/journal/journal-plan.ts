import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { collect, journalType, type SpaceClient } from '@association/services/management/index.ts'
import { MigrationError } from '../errors.ts'
import { unpackedRevisions, withRevisions } from '../operations/revisions.ts'
import type { PlannedChange } from '../operations/space-plan.ts'
import { type JournalEntry, keepRecord, type RecordEntry, type RecordFields } from './journal.ts'

export type StoredPlan = Pick<PlannedChange, 'about' | 'stages' | 'losses' | 'warnings'>

/** Base64 letters of the compressed plan in one entry. Contentful accepts requests up to 1 MB. */
const lettersPerPart = 600_000

/** Contentful ids have up to 64 letters. `migration-` and the longest change name leave room for 999 parts. */
const partId = (change: string, part: number) => `migration-${change}-plan-${part}`

type PlanPart = { data: string; of: number }

export type Kept = Pick<JournalEntry, 'parts' | 'sum'>

/** Parts have no title, unlike records. No record refers to them yet. */
export async function keepPlan(
  client: SpaceClient,
  { id, about, stages, losses, warnings }: PlannedChange,
  beforeWrite: () => Promise<void>,
): Promise<Required<Kept>> {
  const json = JSON.stringify({ about, stages, losses, warnings } satisfies StoredPlan)
  const text = gzipSync(json).toString('base64')
  const parts = text.match(new RegExp(`.{1,${lettersPerPart}}`, 'g')) ?? []
  const left = new Map((await readParts(client, id, parts.length)).map((entry) => [entry.sys.id, entry]))
  for (const [index, data] of parts.entries()) {
    await beforeWrite()
    const record: PlanPart = { data, of: parts.length }
    const version = left.get(partId(id, index + 1))?.sys.version
    await keepRecord(client, { id: partId(id, index + 1), record, version })
  }
  return { parts: parts.length, sum: sumOf(json) }
}

export async function readPlan(
  client: SpaceClient,
  { id, parts = 0, sum, revisions }: JournalEntry,
): Promise<StoredPlan> {
  const entries = new Map((await readParts(client, id, parts)).map((entry) => [entry.sys.id, entry]))
  const texts = Array.from({ length: parts }, (_, index) => {
    const entry = entries.get(partId(id, index + 1))
    if (!entry)
      throw broken(id, `part ${index + 1} of ${parts}, the entry ${partId(id, index + 1)}, is missing`)
    return (entry.fields.record['en-US'] as PlanPart).data
  })
  const json = unpacked(texts.join(''))
  if (json === undefined || sumOf(json) !== sum) throw broken(id, 'its parts do not fit together')
  const plan = JSON.parse(json) as StoredPlan
  return { ...plan, stages: withRevisions(plan.stages, unpackedRevisions(revisions)) }
}

const broken = (id: string, what: string) =>
  new MigrationError(
    'JOURNAL_BROKEN',
    `The journal no longer holds the plan of ${id}: ${what}. Restore it from a copy of the environment, or bring the ` +
      'space to a known state by hand and say so with `npm run migrate -- resolve`.',
  )

function unpacked(text: string): string | undefined {
  try {
    return gunzipSync(Buffer.from(text, 'base64')).toString()
  } catch {
    return undefined
  }
}

const sumOf = (json: string) => createHash('sha256').update(json).digest('hex')

const readParts = (client: SpaceClient, id: string, count: number): Promise<RecordEntry[]> =>
  count === 0
    ? Promise.resolve([])
    : collect((query) =>
        client.entry.getMany<RecordFields>({
          query: {
            ...query,
            content_type: journalType,
            'sys.id[in]': Array.from({ length: count }, (_, index) => partId(id, index + 1)).join(','),
          },
        }),
      )
