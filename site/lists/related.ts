import { compareDates } from '@association/content/lists/order.ts'
import type { Contents } from '../content-index/content-index.ts'
import { type Item, isReleased } from '../content-index/item.ts'

type Article = Item<'basicArticle'>

/** As many as visitors look at below an article. */
export const relatedCount = 3

/** The articles that share most tags with an article, the newest first of as many; never itself. */
export function relatedArticles(article: Article, contents: Pick<Contents, 'of'>, now: number): Article[] {
  const shared = new Map<Article, number>()
  for (const tag of tagsOf(article))
    for (const other of byTag(contents).get(tag) ?? [])
      if (other.id !== article.id && isReleased(other, now)) shared.set(other, (shared.get(other) ?? 0) + 1)
  return [...shared]
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || byDate(one, other))
    .slice(0, relatedCount)
    .map(([other]) => other)
}

/** The articles whose page shows this one as related. */
export function articlesRelatedTo(article: Article, contents: Pick<Contents, 'of'>, now: number): Article[] {
  const candidates = new Set(tagsOf(article).flatMap((tag) => byTag(contents).get(tag) ?? []))
  candidates.delete(article)
  return [...candidates].filter((page) => shows(page, article, { contents, now }))
}

type At = { contents: Pick<Contents, 'of'>; now: number }

/** Stops as soon as so many others are nearer that there is no room: popular tags have thousands of articles. */
function shows(page: Article, article: Article, { contents, now }: At): boolean {
  const tags = new Set(tagsOf(page))
  const sharedWith = (other: Article) => tagsOf(other).filter((tag) => tags.has(tag)).length
  const own = sharedWith(article)
  const buckets = [...tags]
    .map((tag) => byTag(contents).get(tag) ?? [])
    .toSorted((one, other) => one.length - other.length)
  const isNearer = (other: Article) => {
    if (other.id === page.id || other.id === article.id || !isReleased(other, now)) return false
    const count = sharedWith(other)
    return count > own || (count === own && byDate(other, article) < 0)
  }
  const nearer = new Set<Article>()
  for (const other of buckets.flat()) {
    if (isNearer(other)) nearer.add(other)
    if (nearer.size === relatedCount) return false
  }
  return true
}

const byDate = (one: Article, other: Article) =>
  compareDates(one.entry.fields.publicationDate, other.entry.fields.publicationDate) ||
  (one.id < other.id ? -1 : 1)

/** Each tag once, whatever its spelling. */
const tagsOf = ({ entry }: Article) => [...new Set(entry.fields.tags.map((tag) => tag.trim().toLowerCase()))]

const known = new WeakMap<object, Map<string, Article[]>>()

/** The articles of each tag, the newest first. */
function byTag(contents: Pick<Contents, 'of'>): Map<string, Article[]> {
  const articles = contents.of('basicArticle')
  const made = known.get(articles)
  if (made) return made
  const tags = new Map<string, Article[]>()
  for (const article of articles.toSorted(byDate))
    for (const tag of tagsOf(article)) {
      const bucket = tags.get(tag) ?? []
      bucket.push(article)
      tags.set(tag, bucket)
    }
  known.set(articles, tags)
  return tags
}
