import {
  type Feed,
  type FeedEntry,
  type Format,
  feedBytes,
  feedSet,
  formatNames,
  formats,
  itemsOf,
  siteOf,
  sourceNames,
} from '@association/feeds'
import type { SiteConfig } from '@association/services/config'
import { problem } from '../../base/security/problem.ts'
import { feedPath } from '../../page/feeds/addresses.ts'
import { messages } from '../../page/feeds/messages.ts'
import { answerUnlessUnchanged } from './answer-unless-unchanged.ts'
import { orUnavailable } from './or-unavailable.ts'

type Options = {
  config: Pick<SiteConfig, 'siteUrl' | 'organisation' | 'contentful' | 'feedAuthority'>
  /** Rejects without content or a copy. */
  load(source: string): Promise<readonly FeedEntry[]>
  isOutage(): boolean
  newest: number
  /** Milliseconds. Each request reads it, because an article appears at its date. */
  now(): number
}

/** `?source=` is articles by default, `?format=` is RSS. This route never writes. */
export async function answerFeed(request: Request, options: Options): Promise<Response> {
  const query = new URL(request.url).searchParams
  const format = oneOf(formatNames, query.getAll('format'), 'rss')
  if (!format) return problem(400, messages.wrongFormat(formatNames))
  const source = oneOf(sourceNames, query.getAll('source'), 'articles')
  if (!source) return problem(400, messages.wrongSource(sourceNames))
  return orUnavailable(options, messages.outOfReach, async () => {
    const feed = feedOf(source, await options.load(source), options)
    const self = `${options.config.siteUrl}${feedPath(format, source)}`
    return answerWith(format, { ...feed, self }, request.headers)
  })
}

function oneOf<Name extends string>(
  names: readonly Name[],
  [written, ...more]: readonly string[],
  usual: Name,
): Name | undefined {
  if (more.length > 0) return undefined
  return written === undefined ? usual : names.find((name) => name === written)
}

function feedOf(source: string, listed: readonly FeedEntry[], { config, newest, now }: Options) {
  const site = siteOf(config)
  const { items } = itemsOf(listed, site, now())
  const [whole] = feedSet(source, items.slice(0, newest), site)
  if (!whole) throw new TypeError('The set of feeds begins with all entries of the source.')
  return whole
}

function answerWith(format: Format, feed: Feed, asked: Headers): Response {
  const body = Buffer.concat([...feedBytes(format, feed)])
  return answerUnlessUnchanged(asked, { body, type: formats[format].type, updated: feed.updated })
}
