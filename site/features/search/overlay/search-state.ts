import type { WebResult } from '@association/services/search/answers.ts'

/** Results of older requests are dropped. */
type Numbered = { sequence: number }
type SearchRequest = Numbered & { query: string; page: number }

export type Suggesting = SearchRequest & {
  phase: 'suggesting'
  suggestions: readonly string[]
  /** The suggestion that the arrow keys reached. */
  active: number | undefined
  /** The suggestion to select when the list arrives, after an arrow key. */
  select?: 'first' | 'last'
  isWaiting: boolean
}
export type SearchResults = SearchRequest & { phase: 'results'; results: readonly WebResult[] }

/** `spent`: the site's searches of the day are used. `busy`: this visitor or network searched too often. */
export type SearchRefusal = 'spent' | 'busy'

export type SearchState =
  | (Numbered & { phase: 'closed' })
  | (SearchRequest & { phase: 'idle'; refusal?: SearchRefusal })
  | Suggesting
  | (SearchRequest & { phase: 'loading' })
  | SearchResults

export type SearchEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'write'; query: string; select?: 'first' | 'last' }
  /** Undefined leaves the suggestions. */
  | { type: 'move'; to: number | undefined }
  | { type: 'dismiss' }
  | { type: 'search' }
  | { type: 'choose'; suggestion: string }
  | { type: 'turn'; by: 1 | -1 }
  | { type: 'suggested'; sequence: number; suggestions: readonly string[] }
  | { type: 'found'; sequence: number; results: readonly WebResult[] }
  | { type: 'failed'; sequence: number; refusal?: SearchRefusal }

export const closed: SearchState = { phase: 'closed', sequence: 0 }
