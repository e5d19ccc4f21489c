import { isNotFound, type SpaceClient } from '@association/services/management/index.ts'
import { findRecord, type RecordFields, saveRecord } from '../engine/journal/journal.ts'
import { ensureReserved } from '../engine/journal/reserved-types.ts'
import type { Counts } from './contents.ts'

/** What an environment remembers of how it came about, beside the history of its changes. */
export type Deployment = {
  /** The environment itself: a clone of it carries this note along, where it means nothing. */
  environment: string
  alias: string
  /** What stood behind the alias before, and is gone back to. */
  from: string
  /** The newest change that came with it: spaces that were deployed together share it. */
  change: string
  /** What it held when it was new. */
  cloned: Counts
  /** What it holds when all changes are applied. */
  expected: Counts
  by: string
  startedAt: string
  /** When visitors were taken back from it: what editors saved in it is not what they see, so it is not used again. */
  leftAt?: string
}

const recordId = 'migration-deployment'

/** `undefined` for an environment that no deployment made. */
export async function readDeployment(
  client: SpaceClient,
  environment: string,
): Promise<Deployment | undefined> {
  try {
    // By its address, not by a query: an environment without a history has no content type to ask for.
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
