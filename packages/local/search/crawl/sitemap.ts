import { Parser } from 'htmlparser2'
import { fetchText } from './fetch-text.ts'

/** `lastmod` stays as written. */
export type SitemapUrl = { url: string; lastmod: string }

/** Reads a sitemap again only if it changed. */
export function knownSitemaps(site: string) {
  type KnownSitemap = { etag: string | undefined; listed: SitemapUrl[]; kind: 'index' | 'pages' }
  const known = new Map<string, KnownSitemap>()

  /** `changed` compares with the last read. */
  async function read(url: string): Promise<{ changed: boolean } & Pick<KnownSitemap, 'kind' | 'listed'>> {
    const before = known.get(url)
    const fetched = await fetchText(url, before?.etag)
    if (fetched === 'unchanged' && before) return { ...before, changed: false }
    const found = readSitemap(typeof fetched === 'object' ? fetched.text : '')
    known.set(url, { ...found, etag: typeof fetched === 'object' ? fetched.etag : undefined })
    return { ...found, changed: true }
  }

  return {
    /** Returns undefined without a change. Reads every sitemap: the index stays the same when an older page leaves. */
    async readChanges(): Promise<SitemapUrl[] | undefined> {
      const root = await read(`${site}/sitemap.xml`)
      if (root.kind === 'pages') return root.changed ? root.listed : undefined
      const parts = await Promise.all(root.listed.map(({ url }) => read(url)))
      const hasChanged = root.changed || parts.some(({ changed }) => changed)
      return hasChanged ? parts.flatMap(({ listed }) => listed) : undefined
    },
    forget: () => known.clear(),
  }
}

/** Other texts list nothing. */
function readSitemap(xml: string): { kind: 'index' | 'pages'; listed: SitemapUrl[] } {
  const listed: SitemapUrl[] = []
  let kind: 'index' | 'pages' = 'pages'
  let element = ''
  let item = { loc: '', lastmod: '' }
  const parser = new Parser(
    {
      onopentagname(name) {
        element = name
        if (name === 'sitemapindex') kind = 'index'
        if (name === 'sitemap' || name === 'url') item = { loc: '', lastmod: '' }
      },
      ontext(text) {
        if (element === 'loc' || element === 'lastmod') item[element] += text.trim()
      },
      onclosetag(name) {
        element = ''
        if ((name === 'sitemap' || name === 'url') && URL.canParse(item.loc))
          listed.push({ url: item.loc, lastmod: item.lastmod })
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return { kind, listed }
}
