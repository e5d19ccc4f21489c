import type { Item } from '../feed.ts'
import { oneLine } from '../formats/text.ts'

export type Topic = { slug: string; name: string; items: Item[] }

/**
 * Articles by their tags, by the name of each topic's address. Spellings that differ in nothing else are one topic,
 * called as the newest of its articles calls it. Takes items newest first.
 */
export function topicsOf(items: readonly Item[]): Topic[] {
  const topics = new Map<string, Topic>()
  for (const item of items)
    for (const [slug, name] of namesOf(item)) {
      const topic = topics.get(slug) ?? { slug, name, items: [] }
      topic.items.push(item)
      topics.set(slug, topic)
    }
  return [...topics.values()].toSorted((left, right) => (left.slug < right.slug ? -1 : 1))
}

const namesOf = ({ tags = [] }: Item) => new Map(tags.map((tag) => [topicSlug(tag), oneLine(tag)]))

/** Longer names would not fit into a file's name. */
const longestSlug = 120

/** `Operations and Policy` is `operations-and-policy`, as in `/articles/topics/operations-and-policy`. */
export function topicSlug(tag: string): string {
  const plain = tag.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
  const name = slug || [...oneLine(tag)].map((sign) => sign.codePointAt(0)?.toString(16)).join('-')
  return name.slice(0, longestSlug)
}
