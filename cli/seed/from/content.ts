import type { Space } from '@association/content'
import { locale } from '@association/content/define/locale.ts'
import { isReserved } from '@association/services/management/index.ts'
import type { AssetProps, EntryProps, TagProps } from 'contentful-management'
import { heldValues } from '../../content/export/held-values.ts'
import type { State } from '../define.ts'
import { tagIdsOf } from '../engine/tags.ts'
import type { AssetWish, EntryWish, SpaceWish } from '../engine/wish.ts'

/** What a space or a file holds, in the words of the Management API. */
export type SpaceContent = {
  entries: readonly EntryProps[]
  /** The published version of entries that were changed since, as far as it is known. */
  published: readonly EntryProps[]
  assets: readonly AssetProps[]
  tags: readonly TagProps[]
}

/** What another space must hold to be like this one; archived things and our tools' own stay out. */
export function wishFrom(space: Space, { entries, published, assets, tags }: SpaceContent): SpaceWish {
  const versions = new Map(published.map((entry) => [entry.sys.id, entry]))
  const wished = entries
    .filter((entry) => !isReserved(entry.sys.contentType.sys.id) && !isArchived(entry))
    .map((entry) => entryWish(entry, versions.get(entry.sys.id)))
  const files = assets.filter((asset) => !isArchived(asset)).map(assetWish)
  const used = new Set([...wished, ...files].flatMap(({ tags: ids = [] }) => ids))
  return {
    space,
    entries: wished,
    assets: files,
    tags: [...used].map((id) => tagWish(id, tags)),
  }
}

const isArchived = ({ sys }: { sys: { archivedVersion?: number } }) => sys.archivedVersion !== undefined

function entryWish(entry: EntryProps, published: EntryProps | undefined): EntryWish {
  const state = stateOf(entry.sys)
  const saved = heldValues(entry.fields)
  return {
    id: entry.sys.id,
    type: entry.sys.contentType.sys.id,
    // Without its published version, a changed entry is published as it was last saved, as by Contentful’s own import.
    state: state === 'changed' && !published ? 'published' : state,
    fields: state === 'changed' && published ? heldValues(published.fields) : saved,
    saved,
    tags: tagIdsOf(entry),
  }
}

/** Exports from the Delivery API know no versions: all in them is published. */
function stateOf({ version, publishedVersion }: { version?: number; publishedVersion?: number }): State {
  if (version === undefined) return 'published'
  if (publishedVersion === undefined) return 'draft'
  return version > publishedVersion + 1 ? 'changed' : 'published'
}

function assetWish(asset: AssetProps): AssetWish {
  const { title, description, file } = asset.fields
  const held = file?.[locale]
  return {
    id: asset.sys.id,
    title: title?.[locale] ?? '',
    description: description?.[locale] ?? '',
    state: stateOf(asset.sys) === 'draft' ? 'draft' : 'published',
    fileName: held?.fileName ?? '',
    source: {
      address: absolute(held?.url ?? held?.upload ?? ''),
      contentType: held?.contentType ?? '',
      bytes: held?.details?.size,
    },
    tags: tagIdsOf(asset),
  }
}

/** Contentful writes addresses of files without `https:`. */
const absolute = (address: string) => (address.startsWith('//') ? `https:${address}` : address)

function tagWish(id: string, tags: readonly TagProps[]) {
  const tag = tags.find(({ sys }) => sys.id === id)
  return { id, name: tag?.name ?? id, visibility: tag?.sys.visibility ?? ('private' as const) }
}
