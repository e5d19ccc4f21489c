import { isNotFound, ManagementError } from '@association/services/management/index.ts'
import type { EntryProps } from 'contentful-management'
import { entryBody, entryState } from '../content/entry-state.ts'
import { type LiveEntry, readEntries } from '../content/read-entries.ts'
import { MigrationError } from '../errors.ts'
import type { LeftEntry } from '../operations/left.ts'
import type { EntryOperation, EntryState } from '../operations/operation.ts'
import { afterSave, type EntryStep, nextStep } from './entry-step.ts'
import { reconcile } from './reconcile.ts'
import type { Writing } from './writing.ts'

/** Limits the requests for one entry, so that a bug cannot loop forever. */
const mostSteps = 20

export type Publishing = 'later' | 'now'

type Start = { start: LiveEntry | undefined; publishing: Publishing }

export type WriteResult =
  | { entry: LiveEntry | undefined; operation: EntryOperation; left?: undefined }
  | { left: LeftEntry }

/**
 * Writes until the entry is in its state or waits for bulk publication. After a refusal, reads it again: a response may
 * be lost, or a person's edit needs a new plan.
 */
export async function writeEntry(
  planned: EntryOperation,
  { start, publishing }: Start,
  writing: Writing,
): Promise<WriteResult> {
  // A DELETE names no version, so the entry is read right before it.
  let live = planned.to ? start : await readEntry(planned.id, writing)
  let operation = planned
  for (let count = 0; count < mostSteps; count += 1) {
    const fitting = await reconcile(operation, live?.state, writing)
    if (fitting.left) return fitting
    operation = fitting.operation
    const step = nextStep(live?.state, operation.to)
    if (step === undefined || (step === 'publish' && publishing === 'later'))
      return { entry: live, operation }
    live = await attempt(step, { operation, live }, writing)
  }
  throw new MigrationError(
    'CHANGED_MEANWHILE',
    `The entry ${planned.id} changes all the time: ask its editors to stop, and run the command again.`,
  )
}

type WriteAttempt = { operation: EntryOperation; live: LiveEntry | undefined }

async function attempt(step: EntryStep, at: WriteAttempt, writing: Writing): Promise<LiveEntry | undefined> {
  try {
    await writing.beforeWrite()
    return await take(step, at, writing)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const now = await readEntry(at.operation.id, writing)
    if (now?.version === at.live?.version) throw error
    return now
  }
}

export async function readEntry(id: string, { client }: Writing): Promise<LiveEntry | undefined> {
  return (await readEntries(client, { ids: [id] })).get(id)
}

const isRefusal = (error: unknown) =>
  isNotFound(error) || (error instanceof ManagementError && ['CONFLICT', 'INVALID'].includes(error.code))

async function take(
  step: EntryStep,
  { operation, live }: WriteAttempt,
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
    case 'publish':
      // The SDK sends only the version of `sys`, as a header.
      return answered(await entry.publish({ entryId }, { sys: { version: live?.version } } as EntryProps))
    default:
      return to && save({ entryId, state: afterSave(live?.state, step, to), version: live?.version }, client)
  }
}

/** These requests name no version, so the response may contain another edit. */
const answered = (entry: EntryProps): LiveEntry => ({ state: entryState(entry), version: entry.sys.version })

type Save = { entryId: string; state: EntryState; version: number | undefined }

async function save({ entryId, state, version }: Save, { entry }: Writing['client']): Promise<LiveEntry> {
  const body = entryBody(state.saved)
  const { sys } =
    version === undefined
      ? await entry.createWithId({ entryId, contentTypeId: state.type }, body)
      : await entry.update({ entryId }, { ...body, sys: { version } as EntryProps['sys'] })
  return { state, version: sys.version }
}
