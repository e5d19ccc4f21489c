import type { IdentitySettings } from '../settings.ts'

/** Browsers check the whole chain of redirects that answers a form. */
export const originsAfterSignIn = ({ site, publicClients = [] }: IdentitySettings): string[] => [
  new URL(site).origin,
  ...publicClients.map(({ redirectUri }) => new URL(redirectUri).origin),
]
