import { element, escaped, oneLine, storable } from './text.ts'
import type { Writer } from './writer.ts'

/** RFC 4287. Atom requires a time even without items. */
export const atom: Writer = {
  head: ({
    id,
    title,
    description,
    home,
    self,
    language,
    author,
    updated = 0,
  }) => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(language)}">
<id>${escaped(id)}</id>
<title>${escaped(oneLine(title))}</title>
${element('subtitle', oneLine(description))}<updated>${rfc3339(updated)}</updated>
<link rel="alternate" type="text/html" href="${escaped(home)}"/>
<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
<author><name>${escaped(oneLine(author))}</name></author>
`,
  item: ({ id, url, title, published, updated, summary, content, author, tags = [], image }) => [
    `<entry>
<id>${escaped(id)}</id>
<title>${escaped(oneLine(title))}</title>
<link rel="alternate" type="text/html" href="${escaped(url)}"/>
<published>${rfc3339(published)}</published>
<updated>${rfc3339(updated)}</updated>
${author ? `<author>${element('name', oneLine(author)).trimEnd()}</author>\n` : ''}${tags.map((tag) => `<category term="${escaped(oneLine(tag))}"/>\n`).join('')}${element('summary', summary && storable(summary))}`,
    ...(content ? ['<content type="html">', escaped(storable(content)), '</content>\n'] : []),
    `${image ? `<link rel="enclosure" type="${escaped(image.type)}" length="${image.bytes}" href="${escaped(image.url)}"/>\n` : ''}</entry>
`,
  ],
  between: '',
  foot: '</feed>\n',
}

const rfc3339 = (time: number) => new Date(time).toISOString()
