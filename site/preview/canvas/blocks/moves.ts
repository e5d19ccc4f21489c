import type { Operation } from '@association/content/preview/operations.ts'
import type { BlockPlace } from './block-place.ts'

/** Indexes are those before the move. */
export function stepOf({ slot, place, length }: BlockPlace, by: -1 | 1): Operation | undefined {
  const index = place.index + by
  if (!slot.isList || index < 0 || index >= length) return undefined
  return { do: 'move', from: place, to: { ...place, index: by > 0 ? index + 1 : index } }
}

/** Returns why a block cannot move. */
export function edgeWords(place: BlockPlace | undefined, by: -1 | 1): string {
  if (!place?.slot.isList) return 'This block has a fixed place.'
  return by < 0 ? 'It is the first block of its list.' : 'It is the last block of its list.'
}
