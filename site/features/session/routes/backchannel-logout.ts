import { issuerOf } from '@association/services/config'
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose'
import { boundedLog } from '../../../base/bounded-log.ts'
import { log } from '../../../base/log.ts'
import { problem } from '../../../base/security/problem.ts'
import { readCapped } from '../../../base/security/read-capped.ts'
import { type AuthConfig, type AuthParts, clockLeewaySeconds } from '../auth-client.ts'
import { fetchFrom, identityProvider } from '../provider.ts'

const maxBytes = 16 * 1024
const keysTimeoutMs = 5_000
const event = 'http://schemas.openid.net/event/backchannel-logout'

/** OpenID Connect Back-Channel Logout 1.0 defines this request. */
export async function backchannelLogout(
  request: Request,
  { config, ended, now }: AuthParts,
): Promise<Response> {
  const body = await readCapped(request, maxBytes)
  const token = new URLSearchParams(body).get('logout_token') ?? ''
  try {
    const { jti, issuedAt, ...named } = logoutClaims(await verified(token, config, now))
    if (await ended.isUsed(jti)) return problem(400, 'This logout token was used before.')
    if (!(await ended.note(named, issuedAt)))
      return problem(503, 'The end of the session could not be stored.')
    await ended.use(jti)
    return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    const isInvalid = error instanceof InvalidLogoutTokenError || isRefused(error)
    noteRefusal(`A logout token was refused: ${error instanceof Error ? error.message : String(error)}`)
    return isInvalid
      ? problem(400, 'This is no valid logout token.')
      : problem(503, 'The keys of the identity provider are out of reach.')
  }
}

/** The log is limited, because anybody can send tokens. */
const noteRefusal = boundedLog({
  max: 10,
  windowMs: 60_000,
  write: log.warn,
  summary: (leftOut) => `${leftOut} more logout tokens were refused in the last minute.`,
})

async function verified(token: string, config: AuthConfig, now: () => number): Promise<JWTPayload> {
  const { identity } = config
  const { payload } = await jwtVerify(token, keysOf(config), {
    algorithms: ['RS256'],
    issuer: issuerOf(identity),
    audience: identity.clientId,
    clockTolerance: clockLeewaySeconds,
    maxTokenAge: '10 minutes',
    currentDate: new Date(now()),
    requiredClaims: ['jti', 'iat', 'events'],
  })
  return payload
}

class InvalidLogoutTokenError extends Error {
  readonly code = 'INVALID_LOGOUT_TOKEN'
  override readonly name = 'InvalidLogoutTokenError'
}

/** Throws InvalidLogoutTokenError. */
function logoutClaims({ events, nonce, sid, sub, jti = '', iat = 0 }: JWTPayload) {
  const isLogout = typeof events === 'object' && events !== null && event in events
  if (!isLogout) throw new InvalidLogoutTokenError('It is no logout token.')
  if (nonce !== undefined) throw new InvalidLogoutTokenError('It has a nonce, as an ID token has.')
  if (typeof sid !== 'string' && typeof sub !== 'string')
    throw new InvalidLogoutTokenError('It names no session and no person.')
  return { sid: typeof sid === 'string' ? sid : undefined, subject: sub, jti, issuedAt: iat }
}

/** False if the keys are out of reach. */
const isRefused = (error: unknown) => error instanceof errors.JOSEError && !keyTroubles.has(error.code)

/** The provider sent no keys, or too late. */
const keyTroubles = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'])

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

function keysOf({ identity, deadlineMs }: AuthConfig) {
  const address = `${issuerOf(identity)}.well-known/jwks.json`
  const known = keySets.get(address)
  if (known) return known
  const made = createRemoteJWKSet(new URL(address), {
    timeoutDuration: keysTimeoutMs,
    [customFetch]: fetchFrom(identityProvider(identity, deadlineMs)),
  })
  keySets.set(address, made)
  return made
}
