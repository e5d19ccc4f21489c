import type { Draft } from '@association/content/define/values.ts'
import { entry, link, type SeedEntry } from './define.ts'

type Fields = Omit<Draft<'navItem'>, 'name' | 'items'>
/** A navigation item: its id without `nav-`, its words, and where it leads. */
export type Item = readonly [id: string, name: string, fields: Fields]

/** One item for each line. */
export const navItems = (items: readonly Item[]): SeedEntry[] =>
  items.map(([id, name, fields]) => entry('navItem', `nav-${id}`, { name, ...fields }))

/** A group of links: the entry of the group and one for each of its items. The ids of the items begin with that of the group. */
export function navGroup([id, name, fields]: Item, items: readonly Item[]): SeedEntry[] {
  const own = items.map(([itemId, ...rest]): Item => [`${id}-${itemId}`, ...rest])
  return [
    entry('navItem', `nav-${id}`, { name, ...fields, items: own.map(([itemId]) => link(`nav-${itemId}`)) }),
    ...navItems(own),
  ]
}
