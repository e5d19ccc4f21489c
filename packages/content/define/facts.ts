import type { Asset } from './field.ts'

/**
 * Used in feeds, search results, shared links and the sitemap. A type defines it in its `facts.ts`, as a function of
 * the entry.
 */
export type Facts = {
  title: string | undefined
  summary?: string | undefined
  /** As written by the editor. Undefined without a date. */
  date?: string | undefined
  tags?: readonly string[]
  image?: Asset | undefined
}
