import type { Space } from '@association/content'
import { type Content, type File, isShown, type Subject, type Target } from '@association/content/rules'
import type { WireAsset, WireEntry } from '@association/content/wire'
import type { DeliveredPart } from '@association/services/contentful/delivered.ts'

/** Omits types that are not shown. */
export const partOf = (content: Content, spaceId: string): DeliveredPart => ({
  entries: Object.fromEntries(
    [...content.entries.values()]
      .filter((entry) => isShown(entry, content))
      .map((entry) => [entry.id, wireEntry(entry, spaceId)]),
  ),
  assets: Object.fromEntries([...content.files.values()].map((file) => [file.id, wireAsset(file)])),
})

const wireEntry = ({ id, type, values, ...more }: Subject | Target, spaceId: string): WireEntry => ({
  sys: {
    ...{
      id,
      type: 'Entry',
      contentType: { sys: { id: type?.id ?? ('typeName' in more ? more.typeName : '') } },
    },
    space: { sys: { id: spaceId } },
  },
  fields: { ...values },
})

const wireAsset = ({ id, title, description, contentType, url, width, height }: File): WireAsset => ({
  sys: { id, ...{ type: 'Asset' } },
  fields: {
    ...{ title, description },
    ...(url && { file: { url, contentType, details: { image: { width, height } } } }),
  },
})

export type SpaceIds = Readonly<Record<Space, string>>
export const spaceWith = (ids: SpaceIds, id: string | undefined): Space | undefined =>
  ids.association === id ? 'association' : ids.events === id ? 'events' : undefined
