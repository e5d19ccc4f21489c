import type { DetailId } from '../define/view.ts'
import { detailIds } from '../generated/ids.ts'

const ids: ReadonlySet<string> = new Set(detailIds)

export const hasOwnPage = (type: string): type is DetailId => ids.has(type)

export const isPage = (type: string) => type === 'page' || hasOwnPage(type)
