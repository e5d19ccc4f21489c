import type { Draft } from '@association/content/define/values.ts'
import { entry, link, type SeedEntry } from './define.ts'

type Fields = Omit<Draft<'navItem'>, 'name' | 'items'>
/** The id has no prefix `nav-`. */
export type Item = readonly [id: string, name: string, fields: Fields]

export const navItems = (items: readonly Item[]): SeedEntry[] =>
  items.map(([id, name, fields]) => entry('navItem', `nav-${id}`, { name, ...fields }))

/** Ids of the items begin with that of the group. */
export function navGroup([id, name, fields]: Item, items: readonly Item[]): SeedEntry[] {
  const own = items.map(([itemId, ...rest]): Item => [`${id}-${itemId}`, ...rest])
  return [
    entry('navItem', `nav-${id}`, { name, ...fields, items: own.map(([itemId]) => link(`nav-${itemId}`)) }),
    ...navItems(own),
  ]
}
