import type { Asset } from './field.ts'

/** For feeds, search results, shared links and the sitemap. A type defines it in its `facts.ts`. */
export type Facts = {
  title: string | undefined
  summary?: string | undefined
  /** As written by the editor. */
  date?: string | undefined
  tags?: readonly string[]
  image?: Asset | undefined
}
