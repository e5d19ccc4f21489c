import type { Space } from '@association/content'

/** `url` opens the entry in Contentful. */
export type ListedEntry = { id: string; type: string; title: string; url: string }

export type EntryGroup = { space: Space; entries: ListedEntry[] }
