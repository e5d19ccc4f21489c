import type { NavLink } from '../nav-link.ts'

export const navLink = (name: string, href?: string, items: readonly NavLink[] = []): NavLink => ({
  id: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  link: href === undefined ? {} : { href },
  items,
  isForMembers: false,
  mark: {},
})
