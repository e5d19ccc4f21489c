import { isSameEntry } from '../content/entry-state.ts'
import { MigrationError } from '../errors.ts'
import { isAsPlanned, isUntouched, mergeEntry } from '../merge/merge-entry.ts'
import { changedFields } from '../merge/merge-values.ts'
import { describeLeft, type LeftEntry, leftEntry } from '../operations/left.ts'
import type { EntryOperation, EntryState } from '../operations/operation.ts'
import type { Writing } from './writing.ts'

export type Reconciled = { operation: EntryOperation; left?: undefined } | { left: LeftEntry }

/** Plans an entry again that a person changed meanwhile. Throws if its content type changed as well. */
export async function reconcile(
  operation: EntryOperation,
  live: EntryState | undefined,
  writing: Writing,
): Promise<Reconciled> {
  if (isAsPlanned(live, operation)) return { operation }
  await writing.refuseChangedModel()
  if (live && !operation.to) return deletion(operation, live, writing)
  const merged = mergeEntry(operation, live)
  if ('conflicts' in merged) return { left: leftEntry(operation, merged.conflicts) }
  if (!live) return merged
  return plannedAgain(operation, { live, merged: merged.operation }, writing)
}

/** A person edited an entry that the change deletes, so a person must decide. */
async function deletion(operation: EntryOperation, live: EntryState, writing: Writing): Promise<Reconciled> {
  const left = leftEntry(operation, changedFields(operation.from?.saved, live.saved))
  if (!(await writing.allows([`${describeLeft(left)}: edited after the plan, and to be deleted`])))
    return { left: { ...left, conflicts: ['the change deletes it', ...left.conflicts] } }
  const next: EntryOperation = { ...operation, from: live }
  await writing.revise([next])
  return { operation: next }
}

type EntryVersions = { live: EntryState; merged: EntryOperation }

async function plannedAgain(
  operation: EntryOperation,
  versions: EntryVersions,
  writing: Writing,
): Promise<Reconciled> {
  const again = planAgain(operation, versions, writing)
  if (again.left) return again
  // The way back of a merged operation follows from the stored plan. Any other must be stored.
  if (!isSameEntry(again.operation.to, versions.merged.to)) await writing.revise([again.operation])
  return again
}

function planAgain(operation: EntryOperation, { live, merged }: EntryVersions, writing: Writing): Reconciled {
  try {
    const to = isUntouched(operation, live) ? writing.planAgain?.(operation.id, live) : undefined
    const conflicts = to ? overlap(operation.from, live, to) : []
    if (conflicts.length > 0) return { left: leftEntry(operation, conflicts) }
    const next: EntryOperation = to ? { ...operation, from: live, to } : merged
    writing.refuseUnwritable(next)
    return { operation: next }
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error
    return { left: leftEntry(operation, [error.lines.join(' ').trim()]) }
  }
}

function overlap(from: EntryState | undefined, live: EntryState, to: EntryState): string[] {
  const fields = (['saved', 'published'] as const).flatMap((version) => {
    const edited = changedFields(from?.[version], live[version])
    return changedFields(live[version], to[version]).filter((field) => edited.includes(field))
  })
  return [...new Set(fields)]
}
