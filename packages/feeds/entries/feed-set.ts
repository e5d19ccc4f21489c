import { locale } from '@association/content/define/locale.ts'
import type { Channel, Feed, FeedItem } from '../feed.ts'
import type { FeedEntry } from './facts.ts'
import { type FeedSite, itemOf, type Lack } from './item-of.ts'
import { messages } from './messages.ts'
import { sourceNamed } from './sources.ts'
import { tagUri } from './tag-uri.ts'
import { type Topic, topicsOf } from './topics.ts'

/** Its URL depends on the format. */
export type SetFeed = Omit<Channel, 'self'> & { name: string; items: readonly FeedItem[] }

export type LeftOut = { space: string; id: string; lacks: Lack }

/** Returns each entry once, newest first. `now` is in milliseconds. */
export function itemsOf(listed: Iterable<FeedEntry>, site: FeedSite, now: number) {
  const items = new Map<string, FeedItem>()
  const leftOut: LeftOut[] = []
  for (const each of listed) {
    const item = itemOf(each, site, now)
    if (typeof item === 'string') leftOut.push({ space: each.entry.space, id: each.entry.id, lacks: item })
    else items.set(item.id, item)
  }
  return { items: [...items.values()].toSorted(newestFirst), leftOut }
}

/** Keeps the order stable when times are equal. */
const newestFirst = (left: FeedItem, right: FeedItem) =>
  right.published - left.published || (left.id < right.id ? -1 : 1)

/** Articles also have a feed for each topic. */
export function feedSet(name: string, items: readonly FeedItem[], site: FeedSite): SetFeed[] {
  const { title, description, home, topics } = sourceNamed(name)
  const whole = setFeed({ name, title, description, home, items }, site)
  if (topics === undefined) return [whole]
  return [whole, ...topicsOf(items).map((topic) => topicFeed(topic, topics, site))]
}

const topicFeed = ({ slug, name, page, items }: Topic, above: string, site: FeedSite) =>
  setFeed({ name: `topic-${slug}`, ...messages.topic(name), home: `${above}/${page}`, items }, site)

type FeedParts = {
  name: string
  title: string
  description: string
  home: string
  items: readonly FeedItem[]
}

function setFeed({ name, title, description, home, items }: FeedParts, site: FeedSite): SetFeed {
  return {
    name,
    id: tagUri(site, `feeds/${name}`),
    title: `${site.organisation} – ${title}`,
    description,
    home: `${site.url}${home}`,
    language: locale,
    author: site.organisation,
    items,
    ...newestChange(items),
  }
}

function newestChange(items: readonly FeedItem[]): Pick<Feed, 'updated'> {
  if (items.length === 0) return {}
  return { updated: items.reduce((newest, { updated }) => Math.max(newest, updated), 0) }
}
