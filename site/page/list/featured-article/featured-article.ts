import type { Entry } from '@association/content'

type Article = Entry<'basicArticle'>

/**
 * The article that a list shows large: the flagged one, else any of them. When it has no banner image, the first one
 * takes its place. `random` returns a number from 0 to below 1.
 */
export function featuredArticle(
  articles: readonly Article[],
  random: () => number = Math.random,
): Article | undefined {
  const flagged = articles.find(({ fields }) => fields.featured)
  const chosen = flagged ?? articles[Math.floor(random() * articles.length)]
  return chosen?.fields.bannerImage ? chosen : articles[0]
}
