import { isWaiting, type ReleaseItem } from '../../release/items/item.ts'

export type Below = 'fine' | 'waiting' | 'faulty'

export const belowWords: Record<Below, string | undefined> = {
  fine: undefined,
  waiting: 'not everything below is published',
  faulty: 'something below has errors',
}

type OutlinePage = {
  items: ReadonlyMap<string, ReleaseItem>
  isFaulty(item: ReleaseItem): boolean
}

/** Finds items that contain unpublished, faulty or deleted items at any depth. */
export function statesBelow({ items, isFaulty }: OutlinePage): ReadonlyMap<string, Below> {
  const holders = new Map<string, string[]>()
  for (const { key, shows } of items.values())
    for (const child of shows) holders.set(child, [...(holders.get(child) ?? []), key])
  const isBad = (key: string) => {
    const item = items.get(key)
    return !item || isFaulty(item)
  }
  const waiting = [...items.values()].filter(isWaiting).map(({ key }) => key)
  const states = new Map<string, Below>()
  for (const key of above(holders, waiting)) states.set(key, 'waiting')
  for (const key of above(holders, [...holders.keys()].filter(isBad))) states.set(key, 'faulty')
  return states
}

function above(holders: ReadonlyMap<string, readonly string[]>, keys: readonly string[]): Set<string> {
  const found = new Set<string>()
  const open = [...keys]
  for (const key of open)
    for (const holder of holders.get(key) ?? [])
      if (!found.has(holder)) {
        found.add(holder)
        open.push(holder)
      }
  return found
}
