import type { DetailId } from '../define/view.ts'
import { detailIds } from '../generated/ids.ts'

const ids: ReadonlySet<string> = new Set(detailIds)

/** True for a type whose entries have their own pages, such as articles. */
export const hasOwnPage = (type: string): type is DetailId => ids.has(type)

/** Also true for pages, which consist of blocks. */
export const isPage = (type: string) => type === 'page' || hasOwnPage(type)
