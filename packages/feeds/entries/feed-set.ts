import { locale } from '@association/content/define/locale.ts'
import type { Channel, Feed, Item } from '../feed.ts'
import type { Listed } from './facts.ts'
import { itemOf, type Lack, type Site } from './item-of.ts'
import { messages } from './messages.ts'
import { sourceNamed } from './sources.ts'
import { tagUri } from './tag-uri.ts'
import { type Topic, topicsOf } from './topics.ts'

/** Its URL depends on the format. */
export type SetFeed = Omit<Channel, 'self'> & { name: string; items: readonly Item[] }

export type LeftOut = { space: string; id: string; lacks: Lack }

/** Returns each entry once, newest first. `now` is in milliseconds. */
export function itemsOf(listed: Iterable<Listed>, site: Site, now: number) {
  const items = new Map<string, Item>()
  const leftOut: LeftOut[] = []
  for (const each of listed) {
    const item = itemOf(each, site, now)
    if (typeof item === 'string') leftOut.push({ space: each.entry.space, id: each.entry.id, lacks: item })
    else items.set(item.id, item)
  }
  return { items: [...items.values()].toSorted(newestFirst), leftOut }
}

/** Keeps the order stable when times are equal. */
const newestFirst = (left: Item, right: Item) =>
  right.published - left.published || (left.id < right.id ? -1 : 1)

/** Articles also have a feed for each topic. */
export function feedSet(name: string, items: readonly Item[], site: Site): SetFeed[] {
  const { title, description, home, topics } = sourceNamed(name)
  const whole = setFeed({ name, title, description, home, items }, site)
  if (topics === undefined) return [whole]
  return [whole, ...topicsOf(items).map((topic) => topicFeed(topic, topics, site))]
}

const topicFeed = ({ slug, name, page, items }: Topic, above: string, site: Site) =>
  setFeed({ name: `topic-${slug}`, ...messages.topic(name), home: `${above}/${page}`, items }, site)

type Wanted = { name: string; title: string; description: string; home: string; items: readonly Item[] }

function setFeed({ name, title, description, home, items }: Wanted, site: Site): SetFeed {
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

function newestChange(items: readonly Item[]): Pick<Feed, 'updated'> {
  if (items.length === 0) return {}
  return { updated: items.reduce((newest, { updated }) => Math.max(newest, updated), 0) }
}
