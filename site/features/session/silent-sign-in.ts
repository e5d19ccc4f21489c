import { cookieIn, cookieNames } from './cookies.ts'
import type { Visit } from './open-session.ts'

/**
 * With `prompt=none`, the provider asks no question. Returns undefined during the pause after a silent attempt or a
 * sign-out.
 */
export function silentSignInPath({ headers }: Visit, returnTo: string, siteUrl: string): string | undefined {
  if (cookieIn(headers, cookieNames(siteUrl).silent) !== undefined) return undefined
  return `/auth/login?${new URLSearchParams({ prompt: 'none', returnTo })}`
}
