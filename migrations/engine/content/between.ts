import type { EntryOperation, EntryState, EntryValues } from '../operations/operation.ts'
import { isSameValues } from './entry-state.ts'

/**
 * True for the entry before the operation, after it, or as an interrupted run leaves it in either direction: it can
 * hold saved values while visitors see the old ones.
 */
export function isBetween(live: EntryState | undefined, { from, to }: EntryOperation): boolean {
  if (!live) return !from || !to
  const ends = [from, to].filter((state) => state !== undefined)
  const saved = ends.flatMap((state) => [state.saved, ...(state.published ? [state.published] : [])])
  // Between creation and publication, or unpublication and deletion, the entry is a draft.
  const isHidden = ends.length < 2 || ends.some((state) => !state.published)
  return (
    ends.some(({ type }) => type === live.type) &&
    isOneOf(live.saved, saved) &&
    (live.published ? isOneOf(live.published, saved) : isHidden)
  )
}

const isOneOf = (values: EntryValues, known: readonly EntryValues[]) =>
  known.some((one) => isSameValues(one, values))
