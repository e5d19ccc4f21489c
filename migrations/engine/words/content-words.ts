import type { Space } from '@association/content'
import type { ContentStep, Derive, EntryView, Move, TagsOf, Transform } from './steps.ts'

/**
 * Sets values in entries. `change` is called for each version of an entry, so that a draft stays a draft; it answers
 * the values to set, or nothing to leave that version alone.
 */
export const transformEntries = (type: string, change: Transform): ContentStep => ({
  do: 'transformEntries',
  type,
  change,
})

/** Makes entries of the content type `to` out of those of `type`, and may set links to them. */
export const deriveEntries = (type: string, to: string, derive: Derive): ContentStep => ({
  do: 'deriveEntries',
  type,
  to,
  derive,
})

/** Carries entries over to another content type under a new id; links to them follow, and the old ones go. */
export const moveEntries = (type: string, to: string, move: Move): ContentStep => ({
  do: 'moveEntries',
  type,
  to,
  move,
})

/** Deletes the entries of a content type, or those that `where` picks. */
export const deleteEntries = (type: string, where?: (entry: EntryView) => boolean): ContentStep => ({
  do: 'deleteEntries',
  type,
  ...(where ? { where } : {}),
})

/** Makes every link to one entry lead to another: old id → new id, in fields, lists and rich text. */
export const replaceLinks = (replace: Readonly<Record<string, string>>): ContentStep => ({
  do: 'replaceLinks',
  replace,
})

/** Sets the tags of entries to what `tags` answers. */
export const tagEntries = (type: string, tags: TagsOf): ContentStep => ({ do: 'tagEntries', type, tags })

/** Creates a tag in the spaces named; a private one is not delivered. */
export function createTag(
  tag: string,
  { spaces, name, visibility = 'private' }: NewTag & { spaces: readonly Space[] },
): ContentStep {
  return { do: 'createTag', tag, spaces, name, visibility }
}

export type NewTag = { name: string; visibility?: 'private' | 'public' }

/** Deletes a tag, and takes it off everything that has it. */
export const deleteTag = (tag: string, { spaces }: { spaces: readonly Space[] }): ContentStep => ({
  do: 'deleteTag',
  tag,
  spaces,
})
