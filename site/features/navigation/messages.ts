export const messages = {
  mainNavigation: 'Main',
  openMenu: 'MENU',
  closeMenu: 'CLOSE',
  search: 'Search',
  overview: (name: string) => `Overview of ${name}`,
  notesOutOfReach: 'The menu cannot be read at the moment. Try again in a minute.',
} as const
