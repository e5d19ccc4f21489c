import type { IdentitySettings } from '../settings.ts'

/** Browsers apply the CSP `form-action` to every redirect after a form. */
export const originsAfterSignIn = ({ site, publicClients = [] }: IdentitySettings): string[] => [
  new URL(site).origin,
  ...publicClients.map(({ redirectUri }) => new URL(redirectUri).origin),
]
