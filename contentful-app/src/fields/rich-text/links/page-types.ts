import { contentTypes } from '@association/content/content-types'
import { hasOwnPage } from '@association/content/derive/has-own-page.ts'

/** The content types, other than pages, whose entries have pages of their own. */
export const detailTypes: readonly string[] = contentTypes.map(({ id }) => id).filter(hasOwnPage)
