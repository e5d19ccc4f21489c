import { isNotFound, ManagementError } from '@association/services/management/index.ts'
import type { EntryProps } from 'contentful-management'
import { isBetween } from '../content/between.ts'
import { entryBody } from '../content/entry-state.ts'
import { type LiveEntry, readEntries } from '../content/read-entries.ts'
import { MigrationError } from '../errors.ts'
import type { EntryOperation, EntryState } from '../operation.ts'
import { afterStep, type EntryStep, nextStep } from './entry-step.ts'
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

async function take(step: EntryStep, at: At, { client }: Writing): Promise<LiveEntry | undefined> {
  const { id: entryId, to } = at.operation
  if (step === 'delete' || !to) {
    if (step === 'unpublish') return hidden(at, await client.entry.unpublish({ entryId }))
    await client.entry.delete({ entryId })
    return undefined
  }
  const state = afterStep(at.live?.state, step, to)
  const { sys } = await send(step, { entryId, state, version: at.live?.version ?? 0 }, client)
  return { state, version: sys.version }
}

const hidden = ({ live }: At, { sys }: EntryProps): LiveEntry | undefined => {
  if (!live) return undefined
  const { published: _, ...state } = live.state
  return { state, version: sys.version }
}

type Request = { entryId: string; state: EntryState; version: number }

function send(
  step: Exclude<EntryStep, 'delete'>,
  { entryId, state, version }: Request,
  { entry }: Writing['client'],
): Promise<EntryProps> {
  switch (step) {
    case 'create':
      return entry.createWithId({ entryId, contentTypeId: state.type }, entryBody(state.saved))
    case 'unpublish':
      return entry.unpublish({ entryId })
    case 'archive':
      return entry.archive({ entryId })
    case 'unarchive':
      return entry.unarchive({ entryId })
    default:
      // Only the version travels of `sys`, as a header.
      return entry.update({ entryId }, { ...entryBody(state.saved), sys: { version } as EntryProps['sys'] })
  }
}
