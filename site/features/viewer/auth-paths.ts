/** Where a visitor signs in. The sign-in returns to the given path of the site, or to the home page. */
export const loginPath = (returnTo: string | undefined) =>
  returnTo === undefined ? '/auth/login' : `/auth/login?returnTo=${encodeURIComponent(returnTo)}`

/** Where a visitor signs out. It returns to the home page. */
export const logoutPath = '/auth/logout'
