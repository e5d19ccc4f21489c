import type { CoverFacts } from '@association/content/define/cover.ts'

/** `url` is a path for the site's pages. */
export type WebResult = {
  url: string
  title: string
  description: string
  thumbnail?: { original: string }
  /** What the site knows of its own page. */
  about?: { kind: string; facts: readonly string[]; cover?: CoverFacts }
}

export type WebAnswer = { web: { results: WebResult[] } }

export type SuggestAnswer = { results: { query: string }[] }
