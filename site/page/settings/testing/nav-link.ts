import type { NavLink } from '../nav-link.ts'

/** A link of a navigation, as `navLinks` makes it. */
export const navLink = (name: string, href?: string, items: readonly NavLink[] = []): NavLink => ({
  id: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  link: href === undefined ? {} : { href },
  items,
  isForMembers: false,
  mark: {},
})
