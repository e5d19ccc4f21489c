import { hasOwnPage } from '@association/content/derive/has-own-page.ts'
import { type Content, isSubject, linksIn, titleOf } from '@association/content/rules'
import { statusWords } from '../outline/rows/row-status.ts'
import type { Listed } from './listed.ts'

/** Lists blocks without links from other entries, so no page shows them. Ignores a link of a block to itself. */
export function unused({ entries }: Content): Listed[] {
  const linked = new Set<string>()
  for (const { id, values } of entries.values())
    for (const link of linksIn(Object.values(values)))
      if (link.linkType === 'Entry' && link.id !== id) linked.add(link.id)
  return [...entries.values()]
    .filter(isSubject)
    .filter(({ id, type, status }) => isBlock(type) && status !== 'archived' && !linked.has(id))
    .map(({ space, id, type, values, status }) => ({
      ...{ space, entry: id, title: titleOf(type, values, id) },
      detail: `${type.name} · ${statusWords[status]}`,
    }))
}

/** Types without a slot, such as settings, are used directly. Types with a page have a URL. */
const isBlock = ({ id, slots }: { id: string; slots: readonly string[] }) =>
  slots.length > 0 && !hasOwnPage(id)
