import { importJWK, type JWK, jwtVerify } from 'jose'
import Provider, { type ClientMetadata, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import { problemPage } from '../pages/problem-page.ts'
import { pageHeaders } from '../pages/send-page.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Records } from '../store/records.ts'
import type { Secrets } from '../store/secrets.ts'
import { accountOf, claimsOf, claimsOfScopes } from './claims.ts'
import { existingGrant } from './grants.ts'
import { finishLogout, logOutAtOnce, showLoggedOut } from './logout.ts'
import { signInPolicy } from './policy.ts'
import { type SkewedClock, skewedFetch, skewTokens } from './skew.ts'
import { accessTokenClaims, accessTokenFormat, lifetimes, resourceIndicators } from './tokens.ts'

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

const codeGrants = { grant_types: ['authorization_code', 'refresh_token'], response_types: ['code' as const] }

const clientsOf = ({ site, client, publicClients = [] }: IdentitySettings): ClientMetadata[] => [
  {
    ...codeGrants,
    client_id: client.id,
    client_secret: client.secret,
    token_endpoint_auth_method: 'client_secret_post',
    redirect_uris: [`${site}/auth/callback`],
    post_logout_redirect_uris: [site, `${site}/`],
    backchannel_logout_uri: `${site}/auth/backchannel-logout`,
    backchannel_logout_session_required: true,
  },
  ...publicClients.map(({ id, redirectUri }) => ({
    ...codeGrants,
    client_id: id,
    token_endpoint_auth_method: 'none' as const,
    redirect_uris: [redirectUri],
    post_logout_redirect_uris: [redirectUri],
  })),
]

type UserinfoOptions = { issuer: string; settings: IdentitySettings; key: JWK }

/** Accepts the API's access tokens; the provider accepts only tokens without an audience. */
function userinfoForApi({ issuer, settings, key: { n, e, kty } }: UserinfoOptions) {
  const publicKey = importJWK({ n, e, kty } as JWK, 'RS256')

  async function accountBehind(token: string) {
    const { payload } = await jwtVerify(token, await publicKey, { issuer, audience: `${issuer}userinfo` })
    const scopes = String(payload.scope).split(' ')
    return scopes.includes('openid') && payload.sub !== undefined ? accountOf(payload.sub) : undefined
  }

  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    const token = ctx.get('authorization').match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i)?.[1]
    if (ctx.path !== '/userinfo' || token === undefined) return next()
    const account = await accountBehind(token).catch(() => undefined)
    ctx.set('Cache-Control', 'no-store')
    if (account) ctx.body = claimsOf(account, settings.claims)
    else refuseToken(ctx)
  }
}

function refuseToken(ctx: KoaContextWithOIDC) {
  ctx.status = 401
  ctx.set('WWW-Authenticate', 'Bearer error="invalid_token"')
  ctx.body = { error: 'invalid_token', error_description: 'the access token is not valid' }
}
