import { diffArrays } from 'diff'

/** One item of a list: where it was, where it is. */
export type ListItem = { key: string; tone: 'same' | 'added' | 'removed' | 'moved' }

/** Merges both lists in the order of the newer list. A removed item keeps its old position. */
export function listDiff(before: readonly string[], after: readonly string[]): ListItem[] {
  const parts = diffArrays([...before], [...after])
  const inBoth = (key: string) => before.includes(key) && after.includes(key)
  return parts.flatMap(({ added, removed, value }): ListItem[] => {
    if (!added && !removed) return value.map((key) => ({ key, tone: 'same' }))
    // An item that moved is shown once: where it is now.
    if (removed) return value.filter((key) => !inBoth(key)).map((key) => ({ key, tone: 'removed' }))
    return value.map((key) => ({ key, tone: inBoth(key) ? 'moved' : 'added' }))
  })
}
