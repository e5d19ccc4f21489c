/** URLs are absolute; times are milliseconds. */
export type Feed = Channel & {
  /** Newest first. Iterated once, so a generator is possible. */
  items: Iterable<Item>
}

export type Channel = {
  /** Never changes, even when URLs do. */
  id: string
  title: string
  description: string
  /** URL of the page for people. */
  home: string
  /** URL of this feed. */
  self: string
  language: string
  author: string
  /** When the newest item changed; undefined without items. A feed never states its build time. */
  updated?: number
}

export type Item = {
  /** Stays when the URL changes, because readers show an item once for each id. */
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

/** The stored file, because a feed must state its true length. */
export type Image = { url: string; bytes: number; type: string }
