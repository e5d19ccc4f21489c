import { element, escaped, oneLine, section, storable } from './text.ts'
import type { Writer } from './writer.ts'

/** Uses the modules that the W3C's validator recommends. */
export const rss: Writer = {
  head: ({ title, description, home, self, language, updated }) => `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escaped(oneLine(title))}</title>
<link>${escaped(home)}</link>
<description>${escaped(oneLine(description))}</description>
<language>${escaped(language)}</language>
${element('lastBuildDate', updated === undefined ? undefined : rfc822(updated))}<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>
`,
  item: ({ id, url, title, published, summary, content, author, tags = [], image }) => [
    `<item>
<title>${escaped(oneLine(title))}</title>
<link>${escaped(url)}</link>
<guid isPermaLink="${id === url}">${escaped(id)}</guid>
<pubDate>${rfc822(published)}</pubDate>
${element('dc:creator', author && oneLine(author))}${tags.map((tag) => element('category', oneLine(tag))).join('')}${summary ? described(summary) : ''}`,
    ...(content ? ['<content:encoded>', ...section(storable(content)), '</content:encoded>\n'] : []),
    `${image ? `<enclosure url="${escaped(image.url)}" length="${image.bytes}" type="${escaped(image.type)}"/>\n` : ''}</item>
`,
  ],
  between: '',
  foot: '</channel>\n</rss>\n',
}

/** Readers treat it as HTML, so plain text is escaped for HTML, then for XML. */
const described = (summary: string) => element('description', escaped(storable(summary)))

/** Returns `Tue, 03 Nov 2026 12:00:00 GMT`. */
const rfc822 = (time: number) => new Date(time).toUTCString()
