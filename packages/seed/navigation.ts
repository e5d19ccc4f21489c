import type { Draft } from '@association/content/define/values.ts'
import { entry, link, type SeedEntry } from './define.ts'

type NavItemFields = Omit<Draft<'navItem'>, 'name' | 'items'>
/** The id has no prefix `nav-`. An entry with items is a group. */
export type NavEntry = readonly [id: string, name: string, fields: NavItemFields, items?: readonly NavEntry[]]

export const navItems = (items: readonly NavEntry[]): SeedEntry[] =>
  items.flatMap(([id, name, fields, own]) =>
    own ? navGroup([id, name, fields], own) : [entry('navItem', `nav-${id}`, { name, ...fields })],
  )

/** Ids of the items begin with that of the group. */
export function navGroup([id, name, fields]: NavEntry, items: readonly NavEntry[]): SeedEntry[] {
  const own = items.map(([itemId, ...rest]): NavEntry => [`${id}-${itemId}`, ...rest])
  return [
    entry('navItem', `nav-${id}`, { name, ...fields, items: own.map(([itemId]) => link(`nav-${itemId}`)) }),
    ...navItems(own),
  ]
}
