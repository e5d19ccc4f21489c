import {
  type MayRequest,
  type SearchClient,
  SearchSpentError,
  type SuggestAnswer,
  searchText,
} from '@association/services/search'
import { isUpstreamError, type UpstreamError } from '@association/services/upstream'
import { problem } from '../../base/security/problem.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import type { SiteKnowledge } from './own/site-knowledge.ts'

type NoteLine = (line: string) => void
type Spending = { mayRequest?: MayRequest }
type Knowledge = Partial<SiteKnowledge>

/** Answers `GET /api/search?q=&page=` in the provider's shape, with what the site knows of its pages. The first page is 0. */
export function answerSearch(
  request: Request,
  {
    search,
    mayRequest,
    about = async (answer) => answer,
  }: Pick<SearchClient, 'search'> & Spending & Knowledge,
  note: NoteLine,
): Promise<Response> {
  const { q, page } = wordsOf(request)
  if (q === '') return Promise.resolve(problem(400, messages.noQuery))
  if (page === undefined) return Promise.resolve(problem(400, messages.wrongPage))
  return answered(
    async () => about(await search({ q, page }, mayRequest)),
    (error) => note(`${messages.searchFailed}: ${error.message}`),
  )
}

/**
 * Answers `GET /api/autosuggest?q=` in the provider's shape. Suggestions of the site come first, and need no request if
 * they are enough. Only they are left when the day's requests are spent.
 */
export function answerSuggest(
  request: Request,
  { suggest, mayRequest, suggestions = async () => [] }: Pick<SearchClient, 'suggest'> & Spending & Knowledge,
  note: NoteLine,
): Promise<Response> {
  const { q } = wordsOf(request)
  if (q === '') return Promise.resolve(problem(400, messages.noQuery))
  const noteError = (error: Error) => note(`${messages.suggestFailed}: ${error.message}`)
  return answered(async () => {
    const own = await suggestions(q)
    if (own.length >= limits.suggestions) return suggested(own)
    const others = await suggest(q, mayRequest).catch((error: unknown) => {
      if (error instanceof SearchSpentError) return { results: [] }
      if (own.length === 0 || !isUpstreamError(error)) throw error
      noteError(error)
      return { results: [] }
    })
    return suggested([...own, ...others.results.map(({ query }) => query)])
  }, noteError)
}

const suggested = (queries: readonly string[]): SuggestAnswer => ({
  results: [...new Map(queries.toReversed().map((query) => [query.toLowerCase(), query])).values()]
    .toReversed()
    .slice(0, limits.suggestions)
    .map((query) => ({ query })),
})

function wordsOf(request: Request): { q: string; page: number | undefined } {
  const { searchParams } = new URL(request.url)
  const page = searchParams.get('page') ?? '0'
  const isPage = /^\d{1,2}$/.test(page) && Number(page) <= limits.lastPageIndex
  return { q: searchText(searchParams.get('q') ?? ''), page: isPage ? Number(page) : undefined }
}

async function answered(load: () => Promise<unknown>, note: (error: Error) => void): Promise<Response> {
  try {
    return Response.json(await load(), { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    if (error instanceof SearchSpentError) {
      note(error)
      return problem(429, messages.spent, { 'retry-after': '3600' })
    }
    if (!isUpstreamError(error)) throw error
    note(error)
    return failure(error)
  }
}

/** Seconds: the provider may ask to wait until the end of the month. */
const longestWait = 60

function failure({ failure, status, retryAfterMs = 1000 }: UpstreamError): Response {
  if (failure === 'timeout') return problem(504, messages.late)
  if (status !== 429) return problem(502, messages.away)
  // The overlay tells visitors of a 429, which is only for limits of the site.
  const seconds = Math.min(longestWait, Math.ceil(retryAfterMs / 1000))
  return problem(502, messages.tooMany, { 'retry-after': String(seconds) })
}
