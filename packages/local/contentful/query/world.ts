import type { Content, ContentType, Link } from '../entity.ts'
import type { Languages } from '../store/locales.ts'

/** What a query may look at besides the document itself. */
export type World = {
  languages: Languages
  /** The locale that paths without one mean. */
  locale: string
  contentType(id: string): ContentType | undefined
  /** The target of a link, where the caller of this API may see it. */
  resolve(link: Link): Content | undefined
}
