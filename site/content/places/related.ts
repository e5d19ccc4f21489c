import { timeOf } from '@association/content/derive/time-of.ts'
import type { Contents } from '../index/content-index.ts'
import { type Item, isReleased } from '../index/item.ts'

type Article = Item<'basicArticle'>
type Identified = Pick<Item, 'id' | 'space'>
type RelatedIn = { contents: Pick<Contents, 'of'>; now: number }

export const relatedCount = 3

/** Sorts by shared tags, then newest first. */
export const relatedArticles = (article: Article, contents: RelatedIn['contents'], now: number): Article[] =>
  shownFor(article, nearest(tagsOf(article), { contents, now }))

/** Returns the articles whose pages show the article, now or from its release on. */
export function articlesThatShow(article: Article, contents: RelatedIn['contents'], now: number): Article[] {
  const at = { contents, now: Math.max(now, article.releaseAt ?? now) }
  const candidates = new Set(
    tagsOf(article)
      .flatMap((tag) => byTag(contents).get(tag) ?? [])
      .filter((page) => !isSame(page, article)),
  )
  // Articles with equal tags have equal neighbors, and popular tags have thousands.
  const groups = Map.groupBy(candidates, (page) => tagsOf(page).toSorted().join('\n'))
  return [...groups.values()].flatMap((pages) => {
    const near = nearest(tagsOf(pages[0] ?? article), at)
    return near.some((other) => isSame(other, article))
      ? pages.filter((page) => shownFor(page, near).some((other) => isSame(other, article)))
      : []
  })
}

const shownFor = (article: Article, near: readonly Article[]) =>
  near.filter((other) => !isSame(other, article)).slice(0, relatedCount)

/** Compares ids, because a page holds a copy of its item. */
export const isSame = (one: Identified, other: Identified) => one.id === other.id && one.space === other.space

/** Returns one more than shown, in case it is the page's own. */
function nearest(tags: readonly string[], { contents, now }: RelatedIn): Article[] {
  const shared = new Map<Article, number>()
  for (const tag of tags)
    for (const article of byTag(contents).get(tag) ?? []) shared.set(article, (shared.get(article) ?? 0) + 1)
  const isNearer = (one: Article, other: Article) =>
    ((shared.get(other) ?? 0) - (shared.get(one) ?? 0) || byDate(one, other)) < 0
  const near: Article[] = []
  for (const article of shared.keys()) if (isReleased(article, now)) insert(near, article, isNearer)
  return near
}

/** Avoids sorting thousands. */
function insert(near: Article[], article: Article, isNearer: (one: Article, other: Article) => boolean) {
  const last = near[relatedCount]
  if (last && !isNearer(article, last)) return
  const place = near.findIndex((other) => isNearer(article, other))
  near.splice(place === -1 ? near.length : place, 0, article)
  near.splice(relatedCount + 1)
}

type Facts = { tags: readonly string[]; time: number }
const facts = new WeakMap<Article, Facts>()

function factsOf(article: Article): Facts {
  const known = facts.get(article)
  if (known) return known
  const { tags, publicationDate } = article.entry.fields
  const made = {
    tags: [...new Set(tags.map((tag) => tag.trim().toLowerCase()))],
    time: timeOf(publicationDate) ?? Number.NEGATIVE_INFINITY,
  }
  facts.set(article, made)
  return made
}

const tagsOf = (article: Article) => factsOf(article).tags

const byDate = (one: Article, other: Article) =>
  factsOf(other).time - factsOf(one).time || (one.id < other.id ? -1 : 1)

const tagIndexes = new WeakMap<object, Map<string, Article[]>>()

function byTag(contents: RelatedIn['contents']): Map<string, Article[]> {
  const articles = contents.of('basicArticle')
  const made = tagIndexes.get(articles)
  if (made) return made
  const tags = new Map<string, Article[]>()
  for (const article of articles)
    for (const tag of tagsOf(article)) {
      const bucket = tags.get(tag) ?? []
      bucket.push(article)
      tags.set(tag, bucket)
    }
  tagIndexes.set(articles, tags)
  return tags
}
