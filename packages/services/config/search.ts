import type { SettingsReader } from './settings.ts'

export type SearchConfig = {
  /** Without a trailing slash. */
  url: string
  token: string
  /** Plans with suggestions have a separate token. */
  suggestToken: string
  /** Other hosts' results are dropped. */
  hosts: readonly string[]
  /** Goggle that restricts and ranks results, instead of the `site:` operator. */
  goggles: string | undefined
  /** Limit of requests to the provider a day. */
  dailyRequests: number
}

const where = 'api-dashboard.search.brave.com → API keys'

export function readSearch(
  read: Pick<SettingsReader, 'optional' | 'optionalUrl' | 'secret' | 'wholeNumber'>,
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
