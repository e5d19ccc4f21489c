export const messages = {
  mainNavigation: 'Main',
  openMenu: 'MENU',
  closeMenu: 'CLOSE',
  search: 'Search',
  /** Leads from the panel of a destination to its page. */
  overview: (name: string) => `Overview of ${name}`,
} as const
