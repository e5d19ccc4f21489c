import { setTimeout as wait } from 'node:timers/promises'
import { inParallel } from '@association/services/management/in-parallel.ts'
import type { SearchIndex } from '../find/search-index.ts'
import { fetchText } from './fetch-text.ts'
import { readPage } from './read-page.ts'
import { knownSitemaps, type SitemapUrl } from './sitemap.ts'

export type CrawlPace = {
  /** Milliseconds between two reads of the sitemap. */
  everyMs: number
  afterFailureMs: number
  concurrency: number
  /** Bounds the memory. */
  maxPages: number
}
const usual: CrawlPace = { everyMs: 300, afterFailureMs: 1000, concurrency: 2, maxPages: 12_000 }

/** After this many failed pages, the site counts as down. */
const mostFailures = 5

type Options = { site: string; index: SearchIndex; pace?: Partial<CrawlPace> | undefined }

/** Fetches new and changed pages of the sitemap, and drops pages that left it. */
export function crawl({ site, index, pace }: Options): { close(): Promise<void> } {
  const limits = { ...usual, ...pace }
  const stopping = new AbortController()
  const sitemaps = knownSitemaps(site)
  /** Maps a page's URL to its `lastmod`. */
  const indexed = new Map<string, string>()

  async function look() {
    const listed = await sitemaps.readChanges()
    if (!listed) return
    const pages = listed.filter(({ url }) => !isLaterPage(url)).slice(0, limits.maxPages)
    const current = new Set(pages.map(({ url }) => url))
    for (const url of [...indexed.keys()].filter((known) => !current.has(known))) forget(url)
    const changed = pages.filter(({ url, lastmod }) => indexed.get(url) !== lastmod)
    const failed: SitemapUrl[] = []
    await inParallel(changed, limits.concurrency, async (page) => {
      if (stopping.signal.aborted || failed.length >= mostFailures) return
      await read(page).catch(() => failed.push(page))
    })
    if (failed.length > 0) throw new Error(`${failed.length} pages did not answer.`)
  }

  async function read({ url, lastmod }: SitemapUrl) {
    const fetched = await fetchText(url)
    const page = typeof fetched === 'object' ? readPage(url, fetched.text) : undefined
    if (page) index.put(page)
    else index.remove(url)
    indexed.set(url, lastmod)
  }

  function forget(url: string) {
    index.remove(url)
    indexed.delete(url)
  }

  async function follow() {
    while (!stopping.signal.aborted) {
      const pauseMs = await look().then(
        () => limits.everyMs,
        // The site starts later and can be down: the next round retries.
        () => {
          sitemaps.forget()
          return limits.afterFailureMs
        },
      )
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const following = follow()
  return {
    async close() {
      stopping.abort()
      await following
    },
  }
}

/** Later pages of a list only repeat other pages. */
const isLaterPage = (url: string) => /\/page\/\d+$/.test(new URL(url).pathname)
