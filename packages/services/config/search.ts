import type { Reader } from './settings.ts'

/** The provider of the search, and which of its results the site shows. */
export type SearchConfig = {
  /** The base of the provider's API, without a trailing slash. */
  url: string
  token: string
  /** The token for suggestions: plans with suggestions have their own. */
  suggestToken: string
  /** Hosts to search. Results of other hosts are dropped. */
  hosts: readonly string[]
  /** The URL of a Goggle that restricts and ranks the results, in place of the `site:` operator. */
  goggles: string | undefined
  /** Searches that the site sends to the provider in a day. */
  dailyRequests: number
}

const where = 'api-dashboard.search.brave.com → API keys'

/** Brave Search, unless `SEARCH_URL` leads elsewhere. `ownHost` is searched unless `SEARCH_HOSTS` names others. */
export function readSearch(
  read: Pick<Reader, 'optional' | 'optionalUrl' | 'secret' | 'wholeNumber'>,
  ownHost: string,
): SearchConfig {
  const token = read.secret('SEARCH_TOKEN', where)
  const hosts = (read.optional('SEARCH_HOSTS') ?? '').split(/[\s,]+/).filter(Boolean)
  return {
    url: read.optionalUrl('SEARCH_URL') ?? 'https://api.search.brave.com/res/v1',
    token,
    suggestToken: read.optional('SEARCH_SUGGEST_TOKEN') ?? token,
    hosts: hosts.length > 0 ? hosts : [ownHost],
    goggles: read.optionalUrl('SEARCH_GOGGLES'),
    dailyRequests: read.wholeNumber('SEARCH_DAILY_REQUESTS', { usual: 5000, from: 1, to: 10_000_000 }),
  }
}
