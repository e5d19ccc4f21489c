import type { NavLink } from '../../../page/settings/nav-link.ts'

export const menuNotesPath = '/api/menu-notes'

/** The links of each panel by its id, in their order. An empty string is no description. */
export type MenuNotes = Readonly<Record<string, readonly Note[]>>
type Note = readonly [href: string, description: string]

export const panelId = ({ id }: Pick<NavLink, 'id'>) => `nav-${id}`

export const notesOf = (items: readonly NavLink[]): MenuNotes =>
  Object.fromEntries(
    items
      .filter((item) => item.items.length > 0)
      .map((item) => [
        panelId(item),
        linksIn(item).map(({ link, description = '' }): Note => [link.href ?? '', description]),
      ]),
  )

function linksIn(item: NavLink): NavLink[] {
  const below = item.items.flatMap(linksIn)
  return item.link.href ? [item, ...below] : below
}

/** Pages have the links only. The menu loads the descriptions on its first use. */
export const withoutNotes = (items: readonly NavLink[]): NavLink[] =>
  items.map(({ description, ...item }) => ({
    ...item,
    ...(!item.link.href && description && { description }),
    items: withoutNotes(item.items),
  }))
