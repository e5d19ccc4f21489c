import { isSameValue } from '@association/content/preview/same-value.ts'

export type Keys = readonly string[]

let last = 0
export const newKey = () => {
  last += 1
  return `i${last}`
}

/** Equal items keep their keys, then items at the same position. */
export function keysAfter(keys: Keys, before: readonly unknown[], now: readonly unknown[]): Keys {
  const free = new Set(keys)
  const take = (key: string | undefined) => (key !== undefined && free.delete(key) ? key : undefined)
  const inPlace = now.map((item, index) =>
    index < before.length && isSameValue(before[index], item) ? take(keys[index]) : undefined,
  )
  const moved = inPlace.map((key, index) => {
    const isMoved = (other: unknown, at: number) => free.has(keys[at] ?? '') && isSameValue(other, now[index])
    return key ?? take(keys[before.findIndex(isMoved)])
  })
  return moved.map((key, index) => key ?? take(keys[index]) ?? newKey())
}
