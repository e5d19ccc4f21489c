export const messages = {
  skip: 'Skip to main content',
  footerNavigation: 'Footer',
  legalNavigation: 'Legal',
  login: 'Login / Sign Up',
  orders: 'My Orders',
  dashboard: 'My Dashboard',
  logout: 'Logout',
  account: 'My Account',
  loadingUser: 'Loading your account',
  join: 'Join',
  contact: 'Contact',
  follow: 'Follow us',
} as const
