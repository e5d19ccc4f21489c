import { diffArrays } from 'diff'

export type ListItem = { key: string; tone: 'same' | 'added' | 'removed' | 'moved' }

/** Uses the newer order; a removed item keeps its old position. */
export function listDiff(before: readonly string[], after: readonly string[]): ListItem[] {
  const parts = diffArrays([...before], [...after])
  const inBoth = (key: string) => before.includes(key) && after.includes(key)
  return parts.flatMap(({ added, removed, value }): ListItem[] => {
    if (!added && !removed) return value.map((key) => ({ key, tone: 'same' }))
    // A moved item appears once, at its new position.
    if (removed) return value.filter((key) => !inBoth(key)).map((key) => ({ key, tone: 'removed' }))
    return value.map((key) => ({ key, tone: inBoth(key) ? 'moved' : 'added' }))
  })
}
