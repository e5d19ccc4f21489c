import type { WebResult } from '@association/services/search/answers.ts'

/** The newest request has this number. What an older request brings is dropped. */
type Numbered = { sequence: number }
type Asked = Numbered & { query: string /** Index of the page: the first is 0. */; page: number }

export type Suggesting = Asked & {
  phase: 'suggesting'
  suggestions: readonly string[]
  /** Index of the suggestion that the arrow keys reached. */
  active: number | undefined
  /** The end of the list that an arrow key selects once the list is there. */
  select?: 'first' | 'last'
  isWaiting: boolean
}
export type Found = Asked & { phase: 'results'; results: readonly WebResult[] }

/** `spent`: the site has searched enough for today. `busy`: this visitor, or the network, has searched enough for now. */
export type Refusal = 'spent' | 'busy'

export type SearchState =
  | (Numbered & { phase: 'closed' })
  | (Asked & { phase: 'idle' /** Why the last search found nothing. */; refusal?: Refusal })
  | Suggesting
  | (Asked & { phase: 'loading' })
  | Found

export type SearchEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'write'; query: string; select?: 'first' | 'last' }
  /** Moves through the suggestions; undefined leaves them. */
  | { type: 'move'; to: number | undefined }
  | { type: 'dismiss' }
  | { type: 'search' }
  | { type: 'choose'; suggestion: string }
  | { type: 'turn'; by: 1 | -1 }
  | { type: 'suggested'; sequence: number; suggestions: readonly string[] }
  | { type: 'found'; sequence: number; results: readonly WebResult[] }
  | { type: 'failed'; sequence: number; refusal?: Refusal }

export const closed: SearchState = { phase: 'closed', sequence: 0 }
