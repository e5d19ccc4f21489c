import { type Format, formatNames, formats } from '@association/feeds/formats/index.ts'
import { messages } from './messages.ts'

const path = '/buildrss'

/** Where the feed of the site stands in a format; RSS needs not be named. */
export const feedPath = (format: Format) => (format === 'rss' ? path : `${path}?format=${format}`)

/** What the head of a page says of the feeds, by the name of their type. */
export const feedLinks = (siteUrl: string) =>
  Object.fromEntries(
    formatNames.map((format) => [
      formats[format].type,
      [{ url: `${siteUrl}${feedPath(format)}`, title: `${messages.articles} (${formats[format].name})` }],
    ]),
  )
