import type { Space } from '@association/content'
import type { ContentStep, Derive, EntryView, Move, TagsOf, Transform } from './steps.ts'

/**
 * Calls `change` for each version of an entry, so that a draft stays a draft. It returns the values to set, or
 * undefined to skip that version.
 */
export const transformEntries = (type: string, change: Transform): ContentStep => ({
  do: 'transformEntries',
  type,
  change,
})

/** May also link the created entries. */
export const deriveEntries = (type: string, to: string, derive: Derive): ContentStep => ({
  do: 'deriveEntries',
  type,
  to,
  derive,
})

/** Links follow the new ids, and the old entries are deleted. */
export const moveEntries = (type: string, to: string, move: Move): ContentStep => ({
  do: 'moveEntries',
  type,
  to,
  move,
})

export const deleteEntries = (type: string, where?: (entry: EntryView) => boolean): ContentStep => ({
  do: 'deleteEntries',
  type,
  ...(where ? { where } : {}),
})

/** Old id → new id, in fields, lists and rich text. */
export const replaceLinks = (replace: Readonly<Record<string, string>>): ContentStep => ({
  do: 'replaceLinks',
  replace,
})

/** Replaces all tags of an entry. */
export const tagEntries = (type: string, tags: TagsOf): ContentStep => ({ do: 'tagEntries', type, tags })

/** The Delivery API does not deliver private tags. */
export function createTag(
  tag: string,
  { spaces, name, visibility = 'private' }: NewTag & { spaces: readonly Space[] },
): ContentStep {
  return { do: 'createTag', tag, spaces, name, visibility }
}

export type NewTag = { name: string; visibility?: 'private' | 'public' }

/** Removes the tag from all entries too. */
export const deleteTag = (tag: string, { spaces }: { spaces: readonly Space[] }): ContentStep => ({
  do: 'deleteTag',
  tag,
  spaces,
})
