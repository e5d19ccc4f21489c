import { isNotFound, type SpaceClient } from '@association/services/management/index.ts'
import { findRecord, type RecordFields, saveRecord } from '../engine/journal/journal.ts'
import { ensureReserved } from '../engine/journal/reserved-types.ts'
import type { Counts } from './contents.ts'

export type Deployment = {
  /** A clone copies this note, so the id tells whether it belongs to this environment. */
  environment: string
  alias: string
  from: string
  /** The newest change. Spaces that were deployed together share it. */
  change: string
  cloned: Counts
  /** Counts once all changes are applied. */
  expected: Counts
  by: string
  startedAt: string
  /** When visitors were taken back from it. It is not used again, because editors may have saved in it unseen. */
  leftAt?: string
}

const recordId = 'migration-deployment'

/** Returns undefined for an environment that no deployment made. */
export async function readDeployment(
  client: SpaceClient,
  environment: string,
): Promise<Deployment | undefined> {
  try {
    // A query by content type fails in an environment without a journal.
    const { fields } = await client.entry.get<RecordFields>({ entryId: recordId })
    const record = fields.record['en-US'] as Deployment
    return record.environment === environment ? record : undefined
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

export async function writeDeployment(client: SpaceClient, record: Deployment): Promise<void> {
  await ensureReserved(client)
  const current = await findRecord(client, recordId)
  const title = `Deployed to ${record.alias} from ${record.from}`
  await saveRecord(client, { id: recordId, title, record, version: current?.sys.version })
}
