/** URLs are absolute; times are milliseconds. */
export type Feed = Channel & {
  /** Newest first. Iterated once. */
  items: Iterable<Item>
}

export type Channel = {
  /** Never changes. */
  id: string
  title: string
  description: string
  /** The page for people. */
  home: string
  self: string
  language: string
  author: string
  /** When the newest item changed. A feed never states its build time. */
  updated?: number
}

export type Item = {
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

/** The stored file, because a feed must state its length. */
export type Image = { url: string; bytes: number; type: string }
