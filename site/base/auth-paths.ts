/** Where a visitor signs in. The sign-in returns to the given path; from a page about signing in, to the home page. */
export const loginPath = (returnTo: string | undefined) =>
  returnTo === undefined || returnTo.startsWith('/auth/')
    ? '/auth/login'
    : `/auth/login?returnTo=${encodeURIComponent(returnTo)}`

/** Where a visitor signs out. It returns to the home page. */
export const logoutPath = '/auth/logout'
