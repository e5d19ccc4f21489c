import type { EntryOperation, EntryState, EntryValues } from '../operations/operation.ts'
import { isSameValues } from './entry-state.ts'

/**
 * Is this the entry before the operation, after it, or as an interrupted run leaves it, in either direction? Such a run
 * leaves known values only: those to be published may be saved already while the old ones still are what visitors see.
 */
export function isBetween(live: EntryState | undefined, { from, to }: EntryOperation): boolean {
  if (!live) return !from || !to
  const ends = [from, to].filter((state) => state !== undefined)
  const saved = ends.flatMap((state) => [state.saved, ...(state.published ? [state.published] : [])])
  // What is being created or deleted is not published at some moment.
  const isHidden = ends.length < 2 || ends.some((state) => !state.published)
  return (
    ends.some(({ type }) => type === live.type) &&
    isOneOf(live.saved, saved) &&
    (live.published ? isOneOf(live.published, saved) : isHidden)
  )
}

const isOneOf = (values: EntryValues, known: readonly EntryValues[]) =>
  known.some((one) => isSameValues(one, values))
