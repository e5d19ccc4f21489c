import { isSameValues } from '../content/entry-state.ts'
import type { EntryState } from '../operations/operation.ts'

/** One request on the way from an entry as it is to an entry as it should be. */
export type EntryStep =
  | 'create'
  | 'unarchive'
  | 'unpublish'
  | 'save published'
  | 'publish'
  | 'save'
  | 'archive'
  | 'delete'

/** The next request, or nothing when the entry is as it should be. It asks for no memory of those before. */
export function nextStep(live: EntryState | undefined, to: EntryState | undefined): EntryStep | undefined {
  if (!live) return to && 'create'
  if (!to) return live.published ? 'unpublish' : 'delete'
  if (live.isArchived) return to.isArchived && isSaved(live, to) ? undefined : 'unarchive'
  return publication(live, to) ?? draft(live, to)
}

/** What visitors see comes first. */
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

/** The entry after it was created, or saved over. */
export function afterSave(
  live: EntryState | undefined,
  step: 'create' | 'save' | 'save published',
  to: EntryState,
): EntryState {
  if (!live) return { type: to.type, saved: to.published ?? to.saved }
  return { ...live, saved: step === 'save published' ? (to.published ?? to.saved) : to.saved }
}
