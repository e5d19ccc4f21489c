import type { Facts } from '../../define/facts.ts'
import type { Entry } from '../../define/values.ts'
import { coverOf } from './cover-of.ts'

export const basicArticleFacts = (article: Entry<'basicArticle'>): Facts => ({
  title: article.fields.title,
  summary: article.fields.summary,
  date: article.fields.publicationDate,
  tags: article.fields.tags,
  image: article.fields.bannerImage,
  // Only for those who ask, because an article that is half written has no tags.
  get cover() {
    return article.fields.bannerImage ? undefined : coverOf(article)
  },
})
