import { isSameValues } from '../content/entry-state.ts'
import type { EntryState } from '../operations/operation.ts'

export type EntryStep =
  | 'create'
  | 'unarchive'
  | 'unpublish'
  | 'save published'
  | 'publish'
  | 'save'
  | 'archive'
  | 'delete'

/** Returns undefined when the entry is done. Depends only on the current state, not on earlier requests. */
export function nextStep(live: EntryState | undefined, to: EntryState | undefined): EntryStep | undefined {
  if (!live) return to && 'create'
  if (!to) return live.published ? 'unpublish' : 'delete'
  if (live.isArchived) return to.isArchived && isSaved(live, to) ? undefined : 'unarchive'
  return publication(live, to) ?? draft(live, to)
}

/** Publication comes before drafts, because visitors see it. */
function publication({ saved, published }: EntryState, to: EntryState): EntryStep | undefined {
  if (!to.published) return published && 'unpublish'
  if (isSameValues(published, to.published)) return undefined
  return isSameValues(saved, to.published) ? 'publish' : 'save published'
}

function draft(live: EntryState, to: EntryState): EntryStep | undefined {
  if (!isSaved(live, to)) return 'save'
  return to.isArchived && 'archive'
}

const isSaved = (live: EntryState, to: EntryState) => isSameValues(live.saved, to.saved)

export function afterSave(
  live: EntryState | undefined,
  step: 'create' | 'save' | 'save published',
  to: EntryState,
): EntryState {
  if (!live) return { type: to.type, saved: to.published ?? to.saved }
  return { ...live, saved: step === 'save published' ? (to.published ?? to.saved) : to.saved }
}
