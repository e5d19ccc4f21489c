import type { Entry } from '@association/content'

type Article = Entry<'basicArticle'>

/** Returns a flagged article, else a random one; the first if the choice has no banner image. `random` is in [0, 1). */
export function featuredArticle(
  articles: readonly Article[],
  random: () => number = Math.random,
): Article | undefined {
  const flagged = articles.find(({ fields }) => fields.featured)
  const chosen = flagged ?? articles[Math.floor(random() * articles.length)]
  return chosen?.fields.bannerImage ? chosen : articles[0]
}
