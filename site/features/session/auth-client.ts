import type { SiteConfig } from '@association/services/config'
import { Auth0Client } from '@auth0/nextjs-auth0/server'
import { keptClaims } from './claims.ts'
import { cookieNames, sessionSeconds } from './cookies.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { fetchFrom, identityProvider, longestMs } from './provider.ts'

export type AuthConfig = Pick<SiteConfig, 'identity' | 'siteUrl'> & {
  deadlineMs?: number
}
type Options = NonNullable<ConstructorParameters<typeof Auth0Client>[0]>
type Callback = NonNullable<Options['onCallback']>

export type AuthParts = {
  client: Auth0Client
  config: AuthConfig
  ended: EndedSessions
  now: () => number
  /** `Set-Cookie` values that remove a visitor's entries at sign-out. */
  endCookies: readonly string[]
}

/** Allowed difference to the provider's clock. */
export const clockLeewaySeconds = 60

/** Passes explicit options, because the SDK must not read the environment. The cookie is the only session store. */
export function authClient(config: AuthConfig, onCallback: Callback, now = Date.now): Auth0Client {
  const { identity, siteUrl, deadlineMs = longestMs } = config
  const names = cookieNames(siteUrl)
  const cookie = { secure: siteUrl.startsWith('https:'), sameSite: 'lax', path: '/' } as const
  return new Auth0Client({
    domain: identity.domain,
    clientId: identity.clientId,
    clientSecret: identity.clientSecret,
    secret: identity.sessionSecret,
    appBaseUrl: siteUrl,
    allowInsecureRequests: /^http:\/\/localhost(?:[:/]|$)/.test(identity.domain),
    authorizationParameters: {
      audience: identity.audience,
      scope: 'openid profile email offline_access',
    },
    httpTimeout: deadlineMs,
    dpopOptions: { clockTolerance: clockLeewaySeconds },
    customFetch: fetchFrom(identityProvider(identity, deadlineMs)),
    enableTelemetry: false,
    enableAccessTokenEndpoint: false,
    // The session id suffices, and an ID token in a URL would reach logs.
    includeIdTokenHintInOIDCLogoutUrl: false,
    session: {
      // The cookie keeps its lifetime however often it is written. The site checks the last use.
      rolling: true,
      absoluteDuration: sessionSeconds,
      inactivityDuration: sessionSeconds,
      cookie: { ...cookie, name: names.session },
    },
    transactionCookie: { ...cookie, prefix: names.transaction },
    onCallback,
    async beforeSessionSaved({ user, tokenSet, ...session }) {
      const { idToken: _, ...tokens } = tokenSet
      return {
        usedAt: Math.floor(now() / 1000),
        ...session,
        tokenSet: tokens,
        user: { ...keptClaims(user, identity.claims), sub: user.sub },
      }
    },
  })
}
