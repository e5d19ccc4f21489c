import {
  type MayRequest,
  type SearchClient,
  SearchSpentError,
  searchText,
} from '@association/services/search'
import { isUpstreamError, type UpstreamError } from '@association/services/upstream'
import { problem } from '../../base/security/problem.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'

type NoteLine = (line: string) => void
type Spending = { mayRequest?: MayRequest }

/** Answers `GET /api/search?q=&page=` in the provider's shape. The first page is 0. */
export function answerSearch(
  request: Request,
  { search, mayRequest }: Pick<SearchClient, 'search'> & Spending,
  note: NoteLine,
): Promise<Response> {
  const { q, page } = wordsOf(request)
  if (q === '') return Promise.resolve(problem(400, messages.noQuery))
  if (page === undefined) return Promise.resolve(problem(400, messages.wrongPage))
  return answered(
    () => search({ q, page }, mayRequest),
    (error) => note(`${messages.searchFailed}: ${error.message}`),
  )
}

/** Answers `GET /api/autosuggest?q=` in the provider's shape. Empty when the day's requests are spent. */
export function answerSuggest(
  request: Request,
  { suggest, mayRequest }: Pick<SearchClient, 'suggest'> & Spending,
  note: NoteLine,
): Promise<Response> {
  const { q } = wordsOf(request)
  if (q === '') return Promise.resolve(problem(400, messages.noQuery))
  return answered(
    () =>
      suggest(q, mayRequest).catch((error: unknown) => {
        if (error instanceof SearchSpentError) return { results: [] }
        throw error
      }),
    (error) => note(`${messages.suggestFailed}: ${error.message}`),
  )
}

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
