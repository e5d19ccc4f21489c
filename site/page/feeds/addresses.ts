import { sourceNamed } from '@association/feeds/entries/sources.ts'
import { type Format, formatNames, formats } from '@association/feeds/formats/index.ts'

const path = '/buildrss'

/** The path omits the defaults: RSS and articles. */
export function feedPath(format: Format, source: string = 'articles'): string {
  const query = new URLSearchParams()
  if (source !== 'articles') query.set('source', source)
  if (format !== 'rss') query.set('format', format)
  return query.size === 0 ? path : `${path}?${query}`
}

/** By MIME type, for the head of a page. */
export const feedLinks = (siteUrl: string, source: string = 'articles') =>
  Object.fromEntries(
    formatNames.map((format) => [
      formats[format].type,
      [
        {
          url: `${siteUrl}${feedPath(format, source)}`,
          title: `${sourceNamed(source).title} (${formats[format].name})`,
        },
      ],
    ]),
  )

export const visibleFeeds = (source: string) =>
  formatNames.map((format) => ({ label: formats[format].name, href: feedPath(format, source) }))
