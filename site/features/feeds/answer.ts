import { createHash } from 'node:crypto'
import {
  type Feed,
  type Format,
  feedBytes,
  feedSet,
  formatNames,
  formats,
  isFormat,
  itemsOf,
  type Listed,
  siteOf,
} from '@association/feeds'
import type { SiteConfig } from '@association/services/config'
import { problem } from '../../security/problem.ts'
import { sharedFor } from '../../security/shared-for.ts'
import { feedPath } from './addresses.ts'
import { isUnchanged } from './is-unchanged.ts'
import { messages } from './messages.ts'

type Options = {
  config: Pick<SiteConfig, 'siteUrl' | 'organisation' | 'contentful' | 'feedAuthority'>
  /** Rejects when there is neither an answer of Contentful nor a copy. */
  load(): Promise<readonly Listed[]>
  isOutage(): boolean
  newest: number
  /** Milliseconds; asked for each request, because an article appears when its date arrives. */
  now(): number
}

/** The feed of the newest articles, or 304 for whoever has it; `?format=` says in which format. It never writes. */
export async function answerFeed(request: Request, options: Options): Promise<Response> {
  const format = formatOf(new URL(request.url).searchParams)
  if (!format) return problem(400, messages.wrongFormat(formatNames))
  try {
    const feed = feedOf(await options.load(), options)
    const self = `${options.config.siteUrl}${feedPath(format)}`
    return answerWith(format, { ...feed, self }, request.headers)
  } catch (error) {
    if (!options.isOutage()) throw error
    return problem(503, messages.outOfReach, { 'retry-after': '60' })
  }
}

function formatOf(query: URLSearchParams): Format | undefined {
  const [named = 'rss', ...more] = query.getAll('format')
  return more.length === 0 && isFormat(named) ? named : undefined
}

function feedOf(listed: readonly Listed[], { config, newest, now }: Options) {
  const site = siteOf(config)
  const { items } = itemsOf(listed, site, now())
  const [articles] = feedSet('articles', items.slice(0, newest), site)
  if (!articles) throw new TypeError('The set of articles begins with all of them.')
  return articles
}

function answerWith(format: Format, feed: Feed, asked: Headers): Response {
  const body = Buffer.concat(Array.from(feedBytes(format, feed), (piece) => Buffer.from(piece)))
  // Weak: the same feed goes out compressed in more than one way.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    etag,
    'cache-control': sharedFor,
    ...(feed.updated !== undefined && { 'last-modified': new Date(feed.updated).toUTCString() }),
  }
  if (isUnchanged(asked, { etag, modified: feed.updated }))
    return new Response(null, { status: 304, headers })
  return new Response(body, {
    headers: { ...headers, 'content-type': `${formats[format].type}; charset=utf-8` },
  })
}
