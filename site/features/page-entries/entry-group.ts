import type { Space } from '@association/content'

export type ListedEntry = { id: string; type: string; title: string; url: string }

export type EntryGroup = { space: Space; entries: ListedEntry[] }
