import type { Space } from '@association/content'
import { type Content, isSubject, linksIn } from '@association/content/rules'
import type { EntryRef } from '../contentful/addresses.ts'

export function holderOf(
  content: Content,
  { space, id }: { space: Space; id: string },
): EntryRef | undefined {
  for (const target of content.entries.values()) {
    if (!isSubject(target)) continue
    const field = Object.keys(target.type.fields).find((each) =>
      linksIn(target.values[each]).some((link) => link.linkType === 'Asset' && link.id === id),
    )
    if (field) return { space, entry: target.id, field }
  }
  return undefined
}
