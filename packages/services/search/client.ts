import { parsedJson } from '@association/content/safe/parsed-json.ts'
import type { SearchConfig } from '../config/index.ts'
import { UpstreamError, upstream } from '../upstream/index.ts'
import type { SuggestAnswer, WebAnswer } from './answers.ts'
import { keptAnswers } from './kept-answers.ts'
import { type ResultRules, readSuggestAnswer, readWebAnswer } from './read-answers.ts'
import { searchLimits } from './search-limits.ts'
import { SearchSpentError } from './search-spent-error.ts'
import { searchText, withinHosts } from './search-text.ts'

export type SearchClient = {
  /** `page` starts at 0. Rejects with UpstreamError or SearchSpentError. */
  search(query: { q: string; page: number }, mayRequest?: MayRequest): Promise<WebAnswer>
  /** Rejects with UpstreamError or SearchSpentError. */
  suggest(q: string, mayRequest?: MayRequest): Promise<SuggestAnswer>
}

/** Counts a request to the provider; false once the budget is spent. A cached response needs none. */
export type MayRequest = () => Promise<boolean>

type ProviderConfig = Omit<SearchConfig, 'dailyRequests'>

export type SearchOptions = {
  config: ProviderConfig
  rules: Omit<ResultRules, 'hosts'>
  deadlineMs?: number
  now?: () => number
}

/** Each query is one line; results and suggestions are plain text. */
export function searchClient({ config, rules, deadlineMs = 2000, now }: SearchOptions): SearchClient {
  const web = upstream({ name: 'Search', deadlineMs, maxBytes: 1024 * 1024, now })
  const suggestions = upstream({ name: 'Autosuggest', deadlineMs, maxBytes: 64 * 1024, now })
  const keptPages = keptAnswers<WebAnswer>({ isWorthKeeping: ({ web }) => web.results.length > 0, now })
  const keptSuggestions = keptAnswers<SuggestAnswer>({
    isWorthKeeping: ({ results }) => results.length > 0,
    now,
  })
  return {
    search({ q, page }, mayRequest = always) {
      const text = searchText(q)
      return keptPages(keyOf(text, page), async () => {
        await spend(mayRequest)
        const answer = await ask(web, webAddress(config, text, page), config.token)
        return readWebAnswer(answer, { ...rules, hosts: config.hosts })
      })
    },
    suggest(q, mayRequest = always) {
      const text = searchText(q)
      const url = address(config, 'suggest/search', { q: text })
      return keptSuggestions(keyOf(text), async () => {
        await spend(mayRequest)
        return readSuggestAnswer(await ask(suggestions, url, config.suggestToken))
      })
    },
  }
}

const always: MayRequest = async () => true

async function spend(mayRequest: MayRequest) {
  if (!(await mayRequest())) throw new SearchSpentError('The requests of this day are spent.')
}

/** The provider ignores case. */
const keyOf = (text: string, page = 0) => `${page} ${text.toLowerCase()}`

function webAddress(config: ProviderConfig, text: string, page: number) {
  const { goggles, hosts } = config
  return address(config, 'web/search', {
    q: goggles === undefined ? withinHosts(text, hosts) : text,
    count: String(searchLimits.resultsPerPage),
    offset: String(page),
    result_filter: 'web',
    text_decorations: 'false',
    ...(goggles !== undefined && { goggles }),
  })
}

const address = ({ url }: ProviderConfig, path: string, query: Record<string, string>) =>
  new URL(`${url}/${path}?${new URLSearchParams(query)}`)

async function ask(service: ReturnType<typeof upstream>, url: URL, token: string): Promise<unknown> {
  const headers = { accept: 'application/json', 'x-subscription-token': token }
  const { status, headers: sent, body } = await service.ask(url, { headers })
  if (status !== 200)
    throw new UpstreamError(service.name, 'status', { message: `answered ${status}`, status })
  const type = sent['content-type'] ?? 'nothing'
  const json = /^application\/json\b/i.test(type) ? parsedJson(body.toString('utf8')) : undefined
  if (json === undefined)
    throw new UpstreamError(service.name, 'malformed', { message: `answered with ${type} that is no JSON` })
  return json
}
