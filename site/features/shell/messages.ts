export const messages = {
  skip: 'Skip to main content',
  footerNavigation: 'Footer',
  legalNavigation: 'Legal',
  login: 'Login / Sign Up',
  loadingUser: 'Loading your account',
  join: 'Join',
  contact: 'Contact',
  follow: 'Follow us',
} as const
