import type { AssetProps, EntryProps } from 'contentful-management'
import type { Clients, Scope } from './clients.ts'
import type { SpaceModel } from './space-model.ts'
import { titleOf } from './status.ts'

export const locale = 'en-US'
export const pageSize = 50

type EntrySearch = { text?: string; contentTypes?: readonly string[]; skip?: number }

export async function searchEntries({ cma }: Clients, space: SpaceModel, search: EntrySearch) {
  const { text = '', contentTypes = [], skip = 0 } = search
  const [only, ...others] = contentTypes
  const title = only && others.length === 0 ? titleField(space, only) : undefined
  return cma.entry.getMany({
    ...space.scope,
    query: {
      skip,
      limit: pageSize,
      order: '-sys.updatedAt',
      ...typeQuery(contentTypes, space),
      ...(text === '' ? {} : title ? { [`fields.${title}[match]`]: text } : { query: text }),
    },
  })
}

/** Excludes types that are not for editors, such as migration records. */
function typeQuery(contentTypes: readonly string[], { contentTypes: known }: SpaceModel) {
  const [only, ...others] = contentTypes
  if (only && others.length === 0) return { content_type: only }
  const wanted = contentTypes.length > 0 ? contentTypes : known.map(({ sys }) => sys.id)
  return { 'sys.contentType.sys.id[in]': wanted.join(',') }
}

export async function searchAssets(
  { cma }: Clients,
  scope: Scope,
  search: { text?: string; groups?: readonly string[]; skip?: number },
) {
  const { text = '', groups = [], skip = 0 } = search
  return cma.asset.getMany({
    ...scope,
    query: {
      skip,
      limit: pageSize,
      order: '-sys.updatedAt',
      ...(groups.length > 0 ? { mimetype_group: groups.join(',') } : {}),
      ...(text === '' ? {} : { query: text }),
    },
  })
}

const titleField = ({ contentTypes }: SpaceModel, id: string) =>
  contentTypes.find(({ sys }) => sys.id === id)?.displayField

export function describeEntry(space: SpaceModel, entry: EntryProps) {
  const id = entry.sys.contentType.sys.id
  const type = space.contentTypes.find(({ sys }) => sys.id === id)
  return { title: titleOf(entry, type?.displayField, locale), type: type?.name ?? id }
}

export const describeAsset = ({ fields }: AssetProps) => ({
  title: titleOf({ fields }, 'title', locale),
  file: fields.file?.[locale],
})
