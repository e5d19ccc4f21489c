import type { Space } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import { pagePath } from '@association/content/derive/page-path.ts'
import { type Status, statusOf, titleOf, valuesOf } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import type { LinkTo } from '../editing/link-commands.ts'
import type { Formats } from '../model/formats.ts'

/** A page that a link can lead to. */
export type FoundPage = {
  space: Space
  id: string
  title: string
  type: string
  path: string
  status: Status
}

/** An entry as a page; undefined if it has none. */
export function pageOf(
  entry: EntryProps,
  { space, locale }: { space: Space; locale: string },
): FoundPage | undefined {
  const typeId = entry.sys.contentType.sys.id
  const type = contentTypeFor(typeId)
  const values = valuesOf(entry, locale)
  const path = pagePath(typeId, values)
  const status = statusOf(entry.sys)
  if (!path || status === 'archived') return undefined
  const title = titleOf(type, values, entry.sys.id)
  return { space, id: entry.sys.id, title, type: type?.name ?? typeId, path, status }
}

/**
 * A link to an entry keeps working when the path of the page changes. It can lead only to entries of its own space, so a
 * page of the other space is linked by its path.
 */
export function linkToPage({ space, id, path }: FoundPage, here: Space, { nodes }: Formats): LinkTo {
  if (space !== here || !nodes.has('entry-hyperlink')) return { nodeType: 'hyperlink', data: { uri: path } }
  return {
    nodeType: 'entry-hyperlink',
    data: { target: { sys: { type: 'Link', linkType: 'Entry', id } } },
  }
}
