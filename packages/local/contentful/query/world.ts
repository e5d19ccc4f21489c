import type { ContentEntity, ContentType, EntityLink } from '../entity.ts'
import type { Languages } from '../store/locales.ts'

export type QueryWorld = {
  languages: Languages
  /** The locale of paths without a locale. */
  locale: string
  contentType(id: string): ContentType | undefined
  /** Undefined if the caller of this API may not see the target. */
  resolve(link: EntityLink): ContentEntity | undefined
}
