import type { Facts } from '../../define/facts.ts'
import type { Entry } from '../../define/values.ts'

export const basicArticleFacts = ({ fields }: Entry<'basicArticle'>): Facts => ({
  title: fields.title,
  summary: fields.summary,
  date: fields.publicationDate,
  tags: fields.tags,
  image: fields.bannerImage,
})
