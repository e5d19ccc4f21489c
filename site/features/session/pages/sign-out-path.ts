/** The page that asks before a sign-out that another site began. */
export const signOutPath = '/auth/sign-out'
