import { setTimeout as wait } from 'node:timers/promises'
import { inParallel } from '@association/services/management/in-parallel.ts'
import type { SearchIndex } from '../find/search-index.ts'
import { fetchText } from './fetch-text.ts'
import { readPage } from './read-page.ts'
import { type Listed, readSitemap } from './sitemap.ts'

export type CrawlPace = {
  /** Milliseconds between two looks at the sitemap. */
  everyMs: number
  /** Milliseconds to wait after the site did not answer. */
  afterFailureMs: number
  /** Pages that are fetched at the same time. */
  concurrency: number
  /** Pages in the index: memory stays bounded. */
  maxPages: number
}
const usual: CrawlPace = { everyMs: 300, afterFailureMs: 1000, concurrency: 2, maxPages: 12_000 }

/** Pages that may fail before the site counts as away. */
const mostFailures = 5

type Options = { site: string; index: SearchIndex; pace?: Partial<CrawlPace> | undefined }

/** Follows the sitemap of a site: fetches pages that are new or changed, and drops pages that left it. */
export function crawl({ site, index, pace }: Options): { close(): Promise<void> } {
  const limits = { ...usual, ...pace }
  const stopping = new AbortController()
  const sitemaps = knownSitemaps(site)
  /** The `lastmod` of each page in the index, by its URL. */
  const indexed = new Map<string, string>()

  async function look() {
    const listed = await sitemaps.readChanges()
    if (!listed) return
    const pages = listed.filter(({ url }) => !isLaterPage(url)).slice(0, limits.maxPages)
    const current = new Set(pages.map(({ url }) => url))
    for (const url of [...indexed.keys()].filter((known) => !current.has(known))) forget(url)
    const changed = pages.filter(({ url, lastmod }) => indexed.get(url) !== lastmod)
    const failed: Listed[] = []
    await inParallel(changed, limits.concurrency, async (page) => {
      if (stopping.signal.aborted || failed.length >= mostFailures) return
      await read(page).catch(() => failed.push(page))
    })
    if (failed.length > 0) throw new Error(`${failed.length} pages did not answer.`)
  }

  async function read({ url, lastmod }: Listed) {
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
        // The site starts later than this service, and may be away. What could not be read is read at the next look.
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

/** Later pages of a list only repeat what other pages say. */
const isLaterPage = (url: string) => /\/page\/\d+$/.test(new URL(url).pathname)

/** The sitemaps of a site, which are read again only if they changed. */
function knownSitemaps(site: string) {
  type Known = { etag: string | undefined; listed: Listed[]; kind: 'index' | 'pages' }
  const known = new Map<string, Known>()

  /** `changed` says whether it differs from the last look. */
  async function read(url: string): Promise<{ changed: boolean } & Pick<Known, 'kind' | 'listed'>> {
    const before = known.get(url)
    const fetched = await fetchText(url, before?.etag)
    if (fetched === 'unchanged' && before) return { ...before, changed: false }
    const found = readSitemap(typeof fetched === 'object' ? fetched.text : '')
    known.set(url, { ...found, etag: typeof fetched === 'object' ? fetched.etag : undefined })
    return { ...found, changed: true }
  }

  return {
    /**
     * All pages of the site, or undefined if nothing changed since the last look. Each sitemap is looked at: the index
     * stays the same when a page leaves that is not the newest.
     */
    async readChanges(): Promise<Listed[] | undefined> {
      const root = await read(`${site}/sitemap.xml`)
      if (root.kind === 'pages') return root.changed ? root.listed : undefined
      const parts = await Promise.all(root.listed.map(({ url }) => read(url)))
      const hasChanged = root.changed || parts.some(({ changed }) => changed)
      return hasChanged ? parts.flatMap(({ listed }) => listed) : undefined
    },
    forget: () => known.clear(),
  }
}
