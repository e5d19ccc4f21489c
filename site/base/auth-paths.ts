/** Sign-in pages return home. */
export const loginPath = (returnTo: string | undefined) =>
  returnTo === undefined || returnTo.startsWith('/auth/')
    ? '/auth/login'
    : `/auth/login?returnTo=${encodeURIComponent(returnTo)}`

/** Returns home. */
export const logoutPath = '/auth/logout'
