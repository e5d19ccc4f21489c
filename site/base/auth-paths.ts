/** Pages about signing in return to the home page. */
export const loginPath = (returnTo: string | undefined) =>
  returnTo === undefined || returnTo.startsWith('/auth/')
    ? '/auth/login'
    : `/auth/login?returnTo=${encodeURIComponent(returnTo)}`

/** Returns to the home page. */
export const logoutPath = '/auth/logout'
