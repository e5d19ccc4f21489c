import { contentTypeFor } from '@association/content/content-types'
import type { BlockPosition, EntryId } from '@association/content/preview/operations.ts'
import { linkTarget, type Ref, type SpaceIds } from '../../content/links.ts'
import type { PreviewItem } from '../../content/resolved-trees.ts'
import { type Slot, slotsOf } from './slots.ts'

export type Lookup = { item(ref: Ref): PreviewItem | undefined; ids: SpaceIds; root: EntryId }

type PlacedBlock = { entry: { space: EntryId['space']; id: string }; trail: readonly string[] }

export type BlockList = { slot: Slot; owner: EntryId; length: number }
export type BlockPlace = BlockList & { place: BlockPosition }

/**
 * Returns undefined for the root and inside rich text. `occurrence` counts the same entry before it in the same parent.
 */
export function placeOfBlock(block: PlacedBlock, lookup: Lookup, occurrence = 0): BlockPlace | undefined {
  const owner = ownerOf(block, lookup)
  const found = owner && listsOf(owner, lookup).flatMap((list) => indexesOf(block.entry, list, lookup))
  return found?.[Math.min(occurrence, found.length - 1)]
}

/** Includes empty lists. */
export function listsOf(owner: EntryId, lookup: Lookup): BlockList[] {
  const item = itemOf(owner, lookup)
  const type = item && contentTypeFor(typeNameOf(item))
  if (!item || !type) return []
  return slotsOf(type).map((slot) => ({ slot, owner, length: [item.fields[slot.field] ?? []].flat().length }))
}

/** The trail omits a root that is no block. */
export function ownerOf({ entry, trail }: PlacedBlock, { root }: Lookup): EntryId | undefined {
  const key = trail.at(-2)
  if (key !== undefined) return entryOf(key)
  return entry.space === root.space && entry.id === root.entry ? undefined : root
}

function indexesOf(entry: PlacedBlock['entry'], list: BlockList, lookup: Lookup): BlockPlace[] {
  const { owner, slot } = list
  const values = [itemOf(owner, lookup)?.fields[slot.field] ?? []].flat()
  return values.flatMap((value, index) => {
    const target = linkTarget(value, owner.space, lookup.ids)
    const isIt = target?.linkType === 'Entry' && target.space === entry.space && target.id === entry.id
    return isIt ? [{ ...list, place: { ...owner, field: slot.field, index, block: entry.id } }] : []
  })
}

/** Assets have no content type. */
const typeNameOf = ({ sys }: PreviewItem) => ('contentType' in sys ? (sys.contentType?.sys.id ?? '') : '')

const itemOf = ({ space, entry }: EntryId, { item }: Lookup) => item({ space, linkType: 'Entry', id: entry })

/** A key is `space/id`, and ids contain no slash. */
function entryOf(key: string): EntryId {
  const [space, entry = ''] = key.split('/')
  return { space: space as EntryId['space'], entry } // `keyOf` wrote the space
}
