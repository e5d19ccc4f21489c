import { isNotFound, ManagementError } from '@association/services/management/index.ts'
import type { EntryProps } from 'contentful-management'
import { isBetween } from '../content/between.ts'
import { entryBody, entryState } from '../content/entry-state.ts'
import { type LiveEntry, readEntries } from '../content/read-entries.ts'
import { MigrationError } from '../errors.ts'
import type { EntryOperation, EntryState } from '../operation.ts'
import { afterSave, type EntryStep, nextStep } from './entry-step.ts'
import type { Writing } from './writing.ts'

/** Requests that one entry may take before something must be wrong. */
const mostSteps = 12

/**
 * Brings an entry towards its state until it is there, or until it waits to be published, which is done in bulk. A
 * refusal makes it look again: an answer may have been lost, or a person may have changed the entry.
 */
export async function writeEntry(
  operation: EntryOperation,
  start: LiveEntry | undefined,
  writing: Writing,
): Promise<LiveEntry | undefined> {
  let live = start
  refuseChanged(operation, live, writing)
  for (let count = 0; count < mostSteps; count += 1) {
    const step = nextStep(live?.state, operation.to)
    if (step === undefined || step === 'publish') return live
    const before = live
    try {
      await writing.beforeWrite()
      live = await take(step, { operation, live }, writing)
      refuseChanged(operation, live, writing)
    } catch (error) {
      if (!isRefusal(error)) throw error
      live = (await readEntries(writing.client, { ids: [operation.id] })).get(operation.id)
      if (live?.version === before?.version) throw error
      refuseChanged(operation, live, writing)
    }
  }
  throw new MigrationError(
    'CHANGED_MEANWHILE',
    `Somebody changes the entry ${operation.id} all the time: ask them to stop, and run the command again.`,
  )
}

const isRefusal = (error: unknown) =>
  isNotFound(error) || (error instanceof ManagementError && ['CONFLICT', 'INVALID'].includes(error.code))

/** Throws when the entry holds what neither we nor the plan know. */
function refuseChanged(operation: EntryOperation, live: LiveEntry | undefined, { overwrite }: Writing): void {
  if (overwrite || isBetween(live?.state, operation)) return
  const { id, from, to } = operation
  throw new MigrationError(
    'CONFLICT',
    `The ${(from ?? to)?.type} ${id} was ${live ? 'changed' : 'deleted'} in Contentful meanwhile: undo that there and run the ` +
      'command again, or take the change back with `npm run migrate -- rollback --overwrite`, which loses what was edited.',
  )
}

type At = { operation: EntryOperation; live: LiveEntry | undefined }

async function take(
  step: Exclude<EntryStep, 'publish'>,
  { operation, live }: At,
  { client }: Writing,
): Promise<LiveEntry | undefined> {
  const { id: entryId, to } = operation
  const { entry } = client
  switch (step) {
    case 'delete':
      await entry.delete({ entryId })
      return undefined
    case 'unpublish':
      return answered(await entry.unpublish({ entryId }))
    case 'archive':
      return answered(await entry.archive({ entryId }))
    case 'unarchive':
      return answered(await entry.unarchive({ entryId }))
    default:
      return to && save({ entryId, state: afterSave(live?.state, step, to), version: live?.version }, client)
  }
}

/** These requests name no version, so the answer may hold what a person saved a moment before. */
const answered = (entry: EntryProps): LiveEntry => ({ state: entryState(entry), version: entry.sys.version })

type Save = { entryId: string; state: EntryState; version: number | undefined }

async function save({ entryId, state, version }: Save, { entry }: Writing['client']): Promise<LiveEntry> {
  const body = entryBody(state.saved)
  const { sys } =
    version === undefined
      ? await entry.createWithId({ entryId, contentTypeId: state.type }, body)
      : // Only the version travels of `sys`, as a header.
        await entry.update({ entryId }, { ...body, sys: { version } as EntryProps['sys'] })
  return { state, version: sys.version }
}
