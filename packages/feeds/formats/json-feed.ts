import type { Channel, FeedItem } from '../feed.ts'
import { oneLine, storable } from './text.ts'
import type { Writer } from './writer.ts'

/** Version 1.1, one item on each line. */
export const jsonFeed: Writer = {
  head: (channel) => `${JSON.stringify(channelOf(channel)).slice(0, -1)},"items":[\n`,
  item: (item) => [JSON.stringify(itemOf(item))],
  between: ',\n',
  foot: '\n]}\n',
}

const channelOf = ({ title, description, home, self, language, author }: Channel) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: oneLine(title),
  home_page_url: home,
  feed_url: self,
  description: oneLine(description),
  language,
  authors: [{ name: oneLine(author) }],
})

const itemOf = ({ id, url, title, published, updated, summary, content, author, tags, image }: FeedItem) => ({
  id,
  url,
  title: oneLine(title),
  ...textOf(summary && storable(summary), content && storable(content)),
  date_published: new Date(published).toISOString(),
  date_modified: new Date(updated).toISOString(),
  ...(author && { authors: [{ name: oneLine(author) }] }),
  ...(tags && tags.length > 0 && { tags: tags.map(oneLine) }),
  ...(image && {
    image: image.url,
    attachments: [{ url: image.url, mime_type: image.type, size_in_bytes: image.bytes }],
  }),
})

/** An item must have content, even if it is empty. */
const textOf = (summary: string | undefined, content: string | undefined) =>
  content ? { ...(summary && { summary }), content_html: content } : { content_text: summary ?? '' }
