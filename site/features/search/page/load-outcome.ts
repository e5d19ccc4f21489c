import type { SearchClient, WebResult } from '@association/services/search'
import { isUpstreamError } from '@association/services/upstream'
import { messages } from '../messages.ts'
import { noteFailure } from '../note-failure.ts'
import type { SearchQuery } from './read-query.ts'

export type Outcome =
  | { kind: 'nothing-asked' }
  | { kind: 'found'; results: readonly WebResult[] }
  | { kind: 'away' }

/** What the search page shows for a query. */
export async function loadOutcome(
  query: SearchQuery,
  { search }: Pick<SearchClient, 'search'>,
): Promise<Outcome> {
  if (query.q === '') return { kind: 'nothing-asked' }
  try {
    const { web } = await search(query)
    return { kind: 'found', results: web.results }
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    noteFailure(`${messages.searchFailed}: ${error.message}`)
    return { kind: 'away' }
  }
}
