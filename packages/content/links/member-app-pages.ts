export const memberAppPages = {
  logIn: '/',
  signUp: '/signup',
  dashboard: '/dashboard',
  community: '/community',
  journals: '/resources/journals',
  library: '/resources/library',
  membership: '/membership',
  join: '/membership/join',
} as const

export type MemberAppPage = keyof typeof memberAppPages
