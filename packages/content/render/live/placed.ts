import type { FragmentInstance } from 'react'
import type { Shown } from '../../define/view.ts'
import type { PlacedBlock } from '../page-context.ts'

/** A block of the live preview and where it is. `trail` holds the keys of the blocks around it, and its own. */
export type LivePlace = { entry: Shown; path: string; trail: readonly string[] }

/** Told of each block that is shown, with its elements. Returns what to call when it leaves the page. */
export type Placed = (place: LivePlace, shown: FragmentInstance) => () => void

/** A ref that tells of a block; its markup gets no attribute and no wrapper. */
export function placedRef({ entry, page }: PlacedBlock) {
  const { placed } = page.scope.options
  const { path, trail } = page.position
  return (shown: FragmentInstance | null) => (shown ? placed?.({ entry, path, trail }, shown) : undefined)
}
