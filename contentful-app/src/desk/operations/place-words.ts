import type { EntryId } from '@association/content/preview/operations.ts'

type Spot = {
  /** The list after the operation. */
  ids: readonly string[]
  index: number
  count?: number
  space: EntryId['space']
}

/** Returns `after “Hero”, 2 of 5`. */
export function placeWords(
  { ids, index, count = 1, space }: Spot,
  { titleOf }: { titleOf(entry: EntryId): string },
): string {
  const total = count === 1 && ids.length > 1 ? `, ${index + 1} of ${ids.length}` : ''
  const neighbor = (entry: string | undefined) => (entry ? `“${titleOf({ space, entry })}”` : undefined)
  const before = neighbor(ids[index - 1])
  if (before) return `after ${before}${total}`
  const after = neighbor(ids[index + count])
  return after ? `before ${after}${total}` : 'as the only block'
}
