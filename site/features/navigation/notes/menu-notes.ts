import type { NavLink } from '../../../page/settings/nav-link.ts'

export const menuNotesPath = '/api/menu-notes'

/** The descriptions of each panel by its id, in the order of its links. An empty string is no description. */
export type MenuNotes = Readonly<Record<string, readonly string[]>>

export const panelId = ({ id }: Pick<NavLink, 'id'>) => `nav-${id}`

export const notesOf = (items: readonly NavLink[]): MenuNotes =>
  Object.fromEntries(
    items
      .filter((item) => item.items.length > 0)
      .map((item) => [panelId(item), linksIn(item).map(({ description = '' }) => description)]),
  )

function linksIn(item: NavLink): NavLink[] {
  const below = item.items.flatMap(linksIn)
  return item.link.href ? [item, ...below] : below
}

/** What stands in the pages. The menu asks for the rest when it is used. */
export const withoutNotes = (items: readonly NavLink[]): NavLink[] =>
  items.map(({ description, ...item }) => ({
    ...item,
    ...(!item.link.href && description && { description }),
    items: withoutNotes(item.items),
  }))
