import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { Cover, type CoverFacts } from '../../shared/cover/cover.tsx'
import { topicsOf } from './topics.ts'

type Props = { entry: Entry<'basicArticle'>; page: Page; className: string | undefined; height?: number }

export const ArticleCover = ({ entry, page, ...box }: Props) => (
  <Cover
    cover={coverOf(entry)}
    mark={page.mark(entry, entry.fields.coverValues.length > 0 ? 'coverValues' : 'coverWord')}
    {...box}
  />
)

export function coverOf({ id, fields }: Entry<'basicArticle'>): CoverFacts {
  const { title, tags, coverWord, coverValues, coverDescription } = fields
  const [topic] = topicsOf(tags)
  return {
    id,
    title,
    hue: topic?.hue ?? 'gray',
    word: coverWord,
    values: coverValues,
    description: coverDescription,
  }
}
