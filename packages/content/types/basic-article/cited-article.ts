import type { Entry } from '../../define/values.ts'
import type { CitedArticle } from '../../define/widgets.ts'
import { doiOf } from './doi.ts'

export function citedArticle(article: Entry<'basicArticle'>): CitedArticle {
  const { title, authors, edition, publicationDate } = article.fields
  const { journal = '', volume = '', issue = '', editionDate } = edition?.fields ?? {}
  return {
    title,
    authors: authors.map(({ fields }) => fields.name ?? ''),
    date: edition ? editionDate?.slice(0, 7) : publicationDate,
    journal: edition && { name: journal, volume, issue },
    doi: doiOf(article),
  }
}
