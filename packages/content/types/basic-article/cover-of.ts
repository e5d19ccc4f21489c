import type { CoverFacts } from '../../define/cover.ts'
import type { Entry } from '../../define/values.ts'
import { topicsOf } from './topics.ts'

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
