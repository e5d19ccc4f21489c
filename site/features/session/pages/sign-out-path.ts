export const signOutPath = '/auth/sign-out'
