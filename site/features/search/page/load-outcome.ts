import {
  type MayRequest,
  type SearchClient,
  SearchSpentError,
  type WebResult,
} from '@association/services/search'
import { isUpstreamError } from '@association/services/upstream'
import { messages } from '../messages.ts'
import { noteFailure } from '../note-failure.ts'
import type { SearchQuery } from './read-query.ts'

export type SearchOutcome =
  | { kind: 'nothing-asked' }
  | { kind: 'found'; results: readonly WebResult[] }
  | { kind: 'away' | 'spent' }

export async function loadOutcome(
  query: SearchQuery,
  { search, mayRequest }: Pick<SearchClient, 'search'> & { mayRequest?: MayRequest },
): Promise<SearchOutcome> {
  if (query.q === '') return { kind: 'nothing-asked' }
  try {
    const { web } = await search(query, mayRequest)
    return { kind: 'found', results: web.results }
  } catch (error) {
    const isSpent = error instanceof SearchSpentError
    if (!isSpent && !isUpstreamError(error)) throw error
    noteFailure(`${messages.searchFailed}: ${error.message}`)
    return { kind: isSpent ? 'spent' : 'away' }
  }
}
