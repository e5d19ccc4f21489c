/** URLs are absolute; times are milliseconds. */
export type Feed = Channel & {
  /** Newest first, iterated once. */
  items: Iterable<FeedItem>
}

export type Channel = {
  /** Never changes. */
  id: string
  title: string
  description: string
  home: string
  self: string
  language: string
  author: string
  /** When the newest item changed. A feed never states its build time. */
  updated?: number
}

export type FeedItem = {
  /** Never changes: readers show an item once for each id. */
  id: string
  url: string
  title: string
  published: number
  updated: number
  /** Plain text. */
  summary?: string
  /** HTML. */
  content?: string
  author?: string
  tags?: readonly string[]
  image?: Image
}

/** A feed must state the length of the stored file. */
export type Image = { url: string; bytes: number; type: string }
