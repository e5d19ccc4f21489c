import { decodeJwt, decodeProtectedHeader, importJWK, type JWK, SignJWT } from 'jose'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'

/** Negative if the clock is behind. */
export type SkewedClock = { skewSeconds(): number }

type Tokens = { id_token?: string; access_token?: string }

/** Tests a provider with a wrong clock. */
export function skewTokens({ skewSeconds }: SkewedClock, key: JWK) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    await next()
    const seconds = skewSeconds()
    const tokens = ctx.body as Tokens | undefined
    if (seconds === 0 || ctx.path !== '/oauth/token' || !tokens?.access_token) return
    const skewed = (token: string) => skewedToken(token, { seconds, key })
    ctx.body = {
      ...tokens,
      ...(tokens.id_token && { id_token: await skewed(tokens.id_token) }),
      ...(isJwt(tokens.access_token) && { access_token: await skewed(tokens.access_token) }),
    }
  }
}

/** Gives logout tokens the times of the same clock. */
export const skewedFetch =
  ({ skewSeconds }: SkewedClock, key: JWK): Fetch =>
  async (url, options = {}) => {
    const seconds = skewSeconds()
    const token = options.body instanceof URLSearchParams && options.body.get('logout_token')
    const body =
      token && seconds !== 0
        ? new URLSearchParams({ logout_token: await skewedToken(token, { seconds, key }) })
        : options.body
    // The dispatcher blocks requests to loopback addresses, which the local site needs.
    return fetch(url, { ...options, body, dispatcher: undefined } as RequestInit)
  }

type Fetch = NonNullable<Configuration['fetch']>

const isJwt = (token: string) => token.split('.').length === 3

const times = ['iat', 'exp', 'auth_time', 'nbf']

async function skewedToken(token: string, { seconds, key }: { seconds: number; key: JWK }): Promise<string> {
  const payload = Object.entries(decodeJwt(token)).map(([name, value]) => [
    name,
    times.includes(name) && typeof value === 'number' ? value + seconds : value,
  ])
  const header = { ...decodeProtectedHeader(token), alg: 'RS256' }
  return new SignJWT(Object.fromEntries(payload))
    .setProtectedHeader(header)
    .sign(await importJWK(key, 'RS256'))
}
