import type { Sitemap } from './sitemaps.ts'

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

type UrlOf = (path: string) => string

export const sitemapXml = ({ addresses }: Sitemap, urlOf: UrlOf) =>
  document(
    'urlset',
    addresses.map(({ path, changedAt }) => place('url', urlOf(path), changedAt)),
  )

export const sitemapIndexXml = (sitemaps: readonly Sitemap[], urlOf: UrlOf) =>
  document(
    'sitemapindex',
    sitemaps.map(({ name, addresses }) => {
      const changed = addresses.flatMap(({ changedAt }) => changedAt ?? [])
      const newest = changed.length === 0 ? undefined : changed.reduce((one, other) => Math.max(one, other))
      return place('sitemap', urlOf(`/sitemaps/${name}.xml`), newest)
    }),
  )

const document = (root: string, parts: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${schema}">\n${parts.join('')}</${root}>\n`

const place = (element: string, url: string, changedAt: number | undefined) =>
  `<${element}><loc>${escaped(url)}</loc>${changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`}</${element}>\n`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;')
