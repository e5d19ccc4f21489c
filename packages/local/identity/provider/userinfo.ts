import { importJWK, type JWK, jwtVerify } from 'jose'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { IdentitySettings } from '../settings.ts'
import { accountOf, claimsOf } from './claims.ts'

type Options = { issuer: string; settings: IdentitySettings; key: JWK }

/** Accepts the API's access tokens; the provider accepts only tokens without an audience. */
export function userinfoForApi({ issuer, settings, key: { n, e, kty } }: Options) {
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
    else refuse(ctx)
  }
}

function refuse(ctx: KoaContextWithOIDC) {
  ctx.status = 401
  ctx.set('WWW-Authenticate', 'Bearer error="invalid_token"')
  ctx.body = { error: 'invalid_token', error_description: 'the access token is not valid' }
}
