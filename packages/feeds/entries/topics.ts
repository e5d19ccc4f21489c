import { createHash } from 'node:crypto'
import type { FeedItem } from '../feed.ts'
import { oneLine } from '../formats/text.ts'

export type Topic = {
  /** Must be unique. */
  slug: string
  page: string
  name: string
  items: FeedItem[]
}

/**
 * Spellings that differ in capital letters, or a space for a hyphen, are one topic, named by the newest article.
 * Expects newest first.
 */
export function topicsOf(items: readonly FeedItem[]): Topic[] {
  const topics = new Map<string, Topic>()
  for (const item of items)
    for (const [slug, name] of namesOf(item)) {
      const topic = topics.get(slug) ?? { slug, page: plainSlug(name) || slug, name, items: [] }
      topic.items.push(item)
      topics.set(slug, topic)
    }
  return [...topics.values()].toSorted((left, right) => (left.slug < right.slug ? -1 : 1))
}

const namesOf = ({ tags = [] }: FeedItem) => new Map(tags.map((tag) => [topicSlug(tag), oneLine(tag)]))

/** File names have a limit. */
const longestSlug = 120
const hashLength = 8

/**
 * `Operations and Policy` becomes `operations-and-policy`. A name that loses other characters gets a hash (C++:
 * `c_cedb1bac`, C#: `c_951a4d36`), which is independent of other tags, so that a new tag changes no URL.
 */
export function topicSlug(tag: string): string {
  const name = oneLine(tag).normalize('NFC').toLowerCase()
  const slug = plainSlug(name)
  if (slug === name.replaceAll(' ', '-') && slug.length <= longestSlug) return slug
  const hash = createHash('sha256').update(name).digest('hex').slice(0, hashLength)
  return `${slug.slice(0, longestSlug - hashLength - 1)}_${hash}`
}

function plainSlug(tag: string): string {
  const plain = tag.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
}
