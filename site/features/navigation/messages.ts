export const messages = {
  mainNavigation: 'Main',
  openMenu: 'MENU',
  closeMenu: 'CLOSE',
  search: 'Search',
  overview: (name: string) => `Overview of ${name}`,
} as const
