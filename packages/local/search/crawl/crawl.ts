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
    const pages = listed.slice(0, limits.maxPages)
    const current = new Set(pages.map(({ url }) => url))
    for (const url of [...indexed.keys()].filter((known) => !current.has(known))) forget(url)
    const changed = pages.filter(({ url, lastmod }) => indexed.get(url) !== lastmod)
    await inParallel(changed, limits.concurrency, async (page) => {
      if (!stopping.signal.aborted) await read(page)
    })
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

/** The sitemaps of a site, which are read again only if they changed. */
function knownSitemaps(site: string) {
  type Known = { etag: string | undefined; lastmod: string; listed: Listed[] }
  const known = new Map<string, Known>()
  let indexTag: string | undefined

  async function read({ url, lastmod }: Listed): Promise<Listed[]> {
    const before = known.get(url)
    if (before && before.lastmod === lastmod && lastmod !== '') return before.listed
    const fetched = await fetchText(url, before?.etag)
    if (fetched === 'unchanged') return before?.listed ?? []
    if (fetched === 'gone') return []
    const { listed } = readSitemap(fetched.text)
    known.set(url, { etag: fetched.etag, lastmod, listed })
    return listed
  }

  return {
    /** All pages of the site, or undefined if the list did not change. */
    async readChanges(): Promise<Listed[] | undefined> {
      const fetched = await fetchText(`${site}/sitemap.xml`, indexTag)
      if (fetched === 'unchanged') return undefined
      if (fetched === 'gone') return []
      const { kind, listed } = readSitemap(fetched.text)
      const pages = kind === 'index' ? (await Promise.all(listed.map(read))).flat() : listed
      indexTag = fetched.etag
      return pages
    },
    forget() {
      indexTag = undefined
    },
  }
}
