/** A feed as plain data: what each format says in its own words. Addresses are absolute; times are milliseconds. */
export type Feed = Channel & {
  /** Newest first. They are walked through once, so they may come from a generator. */
  items: Iterable<Item>
}

export type Channel = {
  /** Never changes, whatever happens to the addresses. */
  id: string
  title: string
  description: string
  /** The page that people read instead. */
  home: string
  /** Where this feed itself stands. */
  self: string
  language: string
  author: string
  /** When the newest of its items changed; missing where there is none. A feed never says when it was built. */
  updated?: number
}

export type Item = {
  /** Stays when the address changes: readers show an item once for each id. */
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

/** The file as it is stored: feeds promise its true length. */
export type Image = { url: string; bytes: number; type: string }
