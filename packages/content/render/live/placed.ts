import type { FragmentInstance } from 'react'
import type { PlacedBlock } from '../page-context.ts'

/** A ref needs no attribute or wrapper in the markup. */
export function placedRef({ entry, page }: PlacedBlock) {
  const { placed } = page.scope.options
  const { path, trail } = page.position
  return (shown: FragmentInstance | null) => (shown ? placed?.({ entry, path, trail }, shown) : undefined)
}
