import { type Configuration, errors } from 'oidc-provider'
import type { IdentitySettings } from '../settings.ts'
import { accountOf } from './claims.ts'

const hourSeconds = 60 * 60
const daySeconds = 24 * hourSeconds

/** Seconds. */
export const lifetimes = ({ accessTokenSeconds = daySeconds }: IdentitySettings): Configuration['ttl'] => ({
  AccessToken: accessTokenSeconds,
  AuthorizationCode: 60,
  Grant: 30 * daySeconds,
  IdToken: 10 * hourSeconds,
  Interaction: hourSeconds,
  RefreshToken: 30 * daySeconds,
  Session: 3 * daySeconds,
})

export const apiScopes = 'openid profile email offline_access'

/** Access tokens for the audience are JWTs. Other audiences are refused. */
export const resourceIndicators = ({ audience, accessTokenSeconds = daySeconds }: IdentitySettings) =>
  ({
    enabled: true,
    defaultResource: (ctx) => ctx.oidc.params?.audience as string,
    useGrantedResource: () => true,
    getResourceServerInfo(_, resource) {
      if (resource !== audience) throw new errors.InvalidTarget(`unknown audience ${resource}`)
      return {
        audience,
        scope: apiScopes,
        accessTokenTTL: accessTokenSeconds,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      }
    },
  }) satisfies NonNullable<Configuration['features']>['resourceIndicators']

/** Auth0's access tokens also open `/userinfo`, have the type `JWT`, and name the application as `azp`. */
export const accessTokenFormat = (issuer: string): Configuration['formats'] => ({
  customizers: {
    jwt(_, { clientId }, token) {
      token.header = { typ: 'JWT' }
      token.payload.aud = [token.payload.aud, `${issuer}userinfo`]
      token.payload.azp = clientId
    },
  },
})

export const accessTokenClaims =
  ({ claims }: IdentitySettings): Configuration['extraTokenClaims'] =>
  (_, token) => {
    const account = 'accountId' in token ? accountOf(token.accountId) : undefined
    return account && { [`${claims}user_id`]: account.userId }
  }
