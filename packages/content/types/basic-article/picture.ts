import { knownFacts, type PagePicture } from '../../define/page-picture.ts'
import type { Entry } from '../../define/values.ts'
import { fullDate } from '../../shared/dates.ts'
import { messages } from './messages.ts'
import { topicsOf } from './topics.ts'

export function basicArticlePicture({ fields }: Entry<'basicArticle'>): PagePicture {
  const [topic] = topicsOf(fields.tags)
  const authors = fields.authors.map(({ fields: { name } }) => name).join(', ')
  return {
    look: 'article',
    kind: topic?.name ?? messages.kind,
    title: fields.title,
    facts: knownFacts([fullDate(fields.publicationDate), authors]),
  }
}
