import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { Cover } from '../../shared/cover/cover.tsx'
import { coverOf } from './cover-of.ts'

type Props = { entry: Entry<'basicArticle'>; page: Page; className: string | undefined; height?: number }

export const ArticleCover = ({ entry, page, ...box }: Props) => (
  <Cover
    cover={coverOf(entry)}
    mark={page.mark(entry, entry.fields.coverValues.length > 0 ? 'coverValues' : 'coverWord')}
    {...box}
  />
)
