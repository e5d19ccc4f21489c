export const messages = {
  skip: 'Skip to main content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  openMenu: 'MENU',
  closeMenu: 'CLOSE',
  login: 'Login / Sign Up',
  join: 'Join',
  members: 'Members',
  discover: 'Discover',
  contact: 'Contact',
} as const
