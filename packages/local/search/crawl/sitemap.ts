import { Parser } from 'htmlparser2'

/** `lastmod` stays as written. */
export type SitemapUrl = { url: string; lastmod: string }

/** Other texts list nothing. */
export function readSitemap(xml: string): { kind: 'index' | 'pages'; listed: SitemapUrl[] } {
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
