import Provider, { type Configuration } from 'oidc-provider'
import { problemPage } from '../pages/problem-page.ts'
import { pageHeaders } from '../pages/send-page.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Records } from '../store/records.ts'
import type { Secrets } from '../store/secrets.ts'
import { accountOf, claimsOf, claimsOfScopes } from './claims.ts'
import { clientsOf } from './clients.ts'
import { existingGrant } from './grants.ts'
import { finishLogout, logOutAtOnce, showLoggedOut } from './logout.ts'
import { signInPolicy } from './policy.ts'
import { type SkewedClock, skewedFetch, skewTokens } from './skew.ts'
import { accessTokenClaims, accessTokenFormat, lifetimes, resourceIndicators } from './tokens.ts'
import { userinfoForApi } from './userinfo.ts'

export type ProviderParts = {
  issuer: string
  settings: IdentitySettings
  records: Records
  secrets: Secrets
  clock: SkewedClock
}

/** Has the paths, claims and rules of Auth0. */
export function createProvider(parts: ProviderParts): Provider {
  const provider = new Provider(parts.issuer, { ...configuration(parts), ...people(parts.settings) })
  provider.use(finishLogout)
  provider.use(skewTokens(parts.clock, parts.secrets.signingKey))
  provider.use(userinfoForApi({ ...parts, key: parts.secrets.signingKey }))
  return provider
}

const configuration = ({ issuer, settings, records, secrets, clock }: ProviderParts): Configuration => ({
  adapter: records.adapter,
  clients: clientsOf(settings),
  jwks: { keys: [secrets.signingKey as Record<string, string>] },
  // All ports of `localhost` share cookies, so the names differ.
  cookies: {
    keys: [secrets.cookieKey],
    names: { session: '_idp_session', interaction: '_idp_interaction', resume: '_idp_resume' },
  },
  routes: {
    authorization: '/authorize',
    token: '/oauth/token',
    userinfo: '/userinfo',
    jwks: '/.well-known/jwks.json',
    revocation: '/oauth/revoke',
    end_session: '/oidc/logout',
  },
  features: {
    devInteractions: { enabled: false },
    resourceIndicators: resourceIndicators(settings),
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: logOutAtOnce,
      postLogoutSuccessSource: showLoggedOut,
    },
    backchannelLogout: { enabled: true },
    revocation: {
      enabled: true,
      allowedPolicy: (_, client, token) => token.clientId === client.clientId,
    },
    // Single-page applications renew tokens in a hidden frame.
    webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
  },
  formats: accessTokenFormat(issuer),
  extraTokenClaims: accessTokenClaims(settings),
  extraParams: { audience: null, screen_hint: null },
  ttl: lifetimes(settings),
  pkce: { required: () => true },
  // The provider removes `offline_access` without `prompt=consent`.
  issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
  expiresWithSession: async () => false,
  rotateRefreshToken: false,
  clientBasedCORS: (_, origin, client) =>
    client.redirectUris?.some((uri) => new URL(uri).origin === origin) ?? false,
  fetch: skewedFetch(clock, secrets.signingKey),
  renderError(ctx, { error, error_description }) {
    ctx.set(pageHeaders())
    ctx.body = problemPage({ code: error, detail: error_description })
  },
})

const people = ({ claims }: IdentitySettings): Configuration => ({
  claims: claimsOfScopes(claims),
  // Auth0 puts profile claims into the ID token.
  conformIdTokenClaims: false,
  findAccount(_, accountId) {
    const account = accountOf(accountId)
    return account && { accountId, claims: async () => claimsOf(account, claims) }
  },
  loadExistingGrant: existingGrant,
  interactions: { policy: signInPolicy(), url: (_, { prompt, uid }) => `/u/${prompt.name}/${uid}` },
})
