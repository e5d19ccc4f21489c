import {
  type MayRequest,
  type SearchClient,
  SearchSpentError,
  type WebResult,
} from '@association/services/search'
import { isUpstreamError } from '@association/services/upstream'
import { messages } from '../messages.ts'
import { noteFailure } from '../note-failure.ts'
import type { SiteKnowledge } from '../own/site-knowledge.ts'
import type { SearchQuery } from './read-query.ts'

export type SearchOutcome =
  | { kind: 'nothing-asked' }
  /** `meant`: searches that may find more, where there are no results. */
  | { kind: 'found'; results: readonly WebResult[]; meant?: readonly string[] }
  | { kind: 'away' | 'spent' }

export async function loadOutcome(
  query: SearchQuery,
  {
    search,
    mayRequest,
    about,
    suggestions,
  }: Pick<SearchClient, 'search'> & SiteKnowledge & { mayRequest?: MayRequest },
): Promise<SearchOutcome> {
  if (query.q === '') return { kind: 'nothing-asked' }
  try {
    const { web } = await about(await search(query, mayRequest))
    const meant = web.results.length === 0 && query.page === 0 ? await suggestions(query.q) : []
    return { kind: 'found', results: web.results, meant: meant.filter((other) => !isSame(other, query.q)) }
  } catch (error) {
    const isSpent = error instanceof SearchSpentError
    if (!isSpent && !isUpstreamError(error)) throw error
    noteFailure(`${messages.searchFailed}: ${error.message}`)
    return { kind: isSpent ? 'spent' : 'away' }
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
