import { type Space, spaces } from '@association/content'
import { contentTypeFor } from '@association/content/derive/content-types.ts'
import { titleOf } from '@association/content/rules/subject.ts'
import { typeNameOf, type WireEntry } from '@association/content/wire'
import type { ContentfulConfig } from '@association/services/config'
import type { Delivered } from '@association/services/contentful'
import { isLink, linksIn, targetOf } from '@association/services/contentful/delivered.ts'
import { editAddress } from '@association/services/contentful/edit-address.ts'
import { spaceOfId } from '@association/services/contentful/space-of-id.ts'
import type { EntryGroup, ListedEntry } from './entry-group.ts'

type Web = Pick<ContentfulConfig, 'webAppUrl' | 'environment' | 'spaces'>
type PageEntry = { space: Space; entry: WireEntry }

export function entriesOf(delivered: Delivered, web: Web): EntryGroup[] {
  const found = inOrder(delivered, (link) => spaceOfId(web, link))
  return spaces
    .map((space) => ({
      space,
      entries: found.filter((one) => one.space === space).map((one) => listed(one, web)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

function inOrder(
  { space, root, parts }: Delivered,
  spaceOf: (spaceId: string) => Space | undefined,
): PageEntry[] {
  const found = new Map<string, PageEntry>()
  function visit(home: Space, id: string) {
    const entry = parts[home]?.entries[id]
    const key = `${home}:${id}`
    if (!entry || found.has(key)) return
    found.set(key, { space: home, entry })
    for (const link of linksIn(entry.fields)) {
      if (isLink(link)) {
        visit(home, link.sys.id)
        continue
      }
      const target = targetOf(link)
      const away = target && spaceOf(target.spaceId)
      if (away) visit(away, target.id)
    }
  }
  visit(space, root)
  return [...found.values()]
}

function listed({ space, entry }: PageEntry, web: Web): ListedEntry {
  const { id } = entry.sys
  const typeName = typeNameOf(entry)
  const type = contentTypeFor(typeName)
  return {
    id,
    type: type?.name ?? typeName,
    title: titleOf(type, entry.fields ?? {}, id),
    url: editAddress(web, { space, id }),
  }
}
