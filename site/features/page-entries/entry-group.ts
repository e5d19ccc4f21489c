import type { Space } from '@association/content'

/** An entry of a page as an editor sees it in a list; `url` opens it in Contentful. */
export type ListedEntry = { id: string; type: string; title: string; url: string }

export type EntryGroup = { space: Space; entries: ListedEntry[] }
