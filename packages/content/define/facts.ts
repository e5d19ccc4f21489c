import type { Asset } from './field.ts'

/**
 * What an entry with a page of its own says of itself wherever it is listed: in feeds, search results, shared links and
 * the sitemap. A type states it in its `facts.ts`, as a function of the entry.
 */
export type Facts = {
  title: string | undefined
  summary?: string | undefined
  /** As it was written. Undefined for what has no date of its own. */
  date?: string | undefined
  tags?: readonly string[]
  image?: Asset | undefined
}
