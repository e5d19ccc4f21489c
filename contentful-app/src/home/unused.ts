import { hasOwnPage } from '@association/content/derive/has-own-page.ts'
import { type Content, isSubject, linksIn, titleOf } from '@association/content/rules'
import { statusWords } from '../outline/rows/row-status.ts'
import type { Listed } from './listed.ts'

/** Returns blocks that no other entry of the space links to. A block that links only to itself counts as unused. */
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

/** Types without a slot, such as settings, and types with their own page need no link. */
const isBlock = ({ id, slots }: { id: string; slots: readonly string[] }) =>
  slots.length > 0 && !hasOwnPage(id)
