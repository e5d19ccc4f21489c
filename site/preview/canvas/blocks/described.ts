import { contentTypeFor } from '@association/content/content-types'
import { isHidden } from '@association/content/read'
import { type BlockPlace, type Lookup, placeOfBlock } from './block-place.ts'
import type { CanvasBlock, PlacedBlocks } from './placed-blocks.ts'

export type Described = {
  block: CanvasBlock
  name: string
  title: string
  isHidden: boolean
  place?: BlockPlace
}

const longestTitle = 60

export function describe(block: CanvasBlock, blocks: PlacedBlocks, lookup: Lookup): Described {
  const { entry } = block
  const type = contentTypeFor(entry.type)
  const title: unknown = type && (entry.fields as Record<string, unknown>)[type.title]
  return {
    block,
    name: type?.name ?? entry.type,
    title: typeof title === 'string' ? title.slice(0, longestTitle) : '',
    isHidden: isHidden(entry),
    place: placeOfBlock(block, lookup, occurrenceOf(block, blocks)),
  }
}

/** Returns “Quote “Bedside”, 2 of 5”. */
export function wordsOf({ name, title, place, isHidden: isOff }: Described): string {
  const which = title ? `${name} “${title}”` : name
  const where = place?.slot.isList ? `, ${place.place.index + 1} of ${place.length}` : ''
  return `${which}${where}${isOff ? ', hidden' : ''}`
}

export const parentPath = (path: string) => path.split('/').slice(0, -2).join('/')

function occurrenceOf(block: CanvasBlock, blocks: PlacedBlocks): number {
  const { space, id } = block.entry
  const siblings = blocks
    .of({ space, entry: id })
    .filter(({ path }) => parentPath(path) === parentPath(block.path))
  return siblings.length === 1
    ? 0
    : siblings.toSorted(byDocument).findIndex(({ path }) => path === block.path)
}

const byDocument = (one: CanvasBlock, other: CanvasBlock) => (one.path < other.path ? -1 : 1)
