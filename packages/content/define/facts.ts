import type { CoverFacts } from './cover.ts'
import type { Asset } from './field.ts'

/** A type defines its facts for lists, feeds and shared links in `facts.ts`. */
export type Facts = {
  title: string | undefined
  summary?: string | undefined
  date?: string | undefined
  /** In words, where `date` does not say it, such as “Starts Feb 3, 2027”. */
  when?(now: number): string | undefined
  tags?: readonly string[]
  image?: Asset | undefined
  /** Where a list would show the picture. */
  cover?: CoverFacts | undefined
  /** What a visitor who is not signed in pays, such as “From $785”. */
  price?: string | undefined
}

/** What a block shows of an entry that has a page of its own. */
export type Teaser = Facts & { id: string; path: string }
