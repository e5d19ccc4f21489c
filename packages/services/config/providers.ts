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

/** Origins of third-party frames and scripts, without a trailing slash. */
export type EmbedsConfig = {
  video: string
  booking: string
  map: string
  form: string
}

export function readEmbeds(read: Pick<SettingsReader, 'optionalUrl'>): EmbedsConfig {
  return {
    video: read.optionalUrl('EMBED_VIDEO_URL') ?? 'https://player.vimeo.com',
    booking: read.optionalUrl('EMBED_BOOKING_URL') ?? 'https://calendly.com',
    map: read.optionalUrl('EMBED_MAP_URL') ?? 'https://www.google.com',
    form: read.optionalUrl('EMBED_FORM_URL') ?? 'https://js.hsforms.net',
  }
}

/** Third-party scripts; an undefined URL loads none. */
export type TagsConfig = {
  /** Contains the container id. */
  tagManagerUrl: string | undefined
  consentUrl: string | undefined
}

export const readTags = (read: Pick<SettingsReader, 'optionalUrl'>): TagsConfig => ({
  tagManagerUrl: read.optionalUrl('TAG_MANAGER_URL'),
  consentUrl: read.optionalUrl('CONSENT_URL'),
})
