import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { type Account, accounts } from '../../members/accounts.ts'

export type TokenRules = {
  /** With its trailing slash. */
  issuer: string
  /** Tokens for other APIs are refused. */
  audience: string
  claims: string
}

export type TokenResult = { account: Account } | { status: 401 | 503; message: string }

/** Fetches the provider's keys again if a token names an unknown one. */
export function tokenReader({ issuer, audience, claims }: TokenRules) {
  const keys = createRemoteJWKSet(new URL('.well-known/jwks.json', issuer), { cooldownDuration: 1000 })
  return async (header: string | undefined): Promise<TokenResult> => {
    const token = header?.match(/^Bearer (\S+)$/i)?.[1]
    if (token === undefined) return { status: 401, message: 'Send an access token.' }
    try {
      const { payload } = await jwtVerify(token, keys, { issuer, audience, algorithms: ['RS256'] })
      const account = accounts.find(({ userId }) => userId === payload[`${claims}user_id`])
      return account ? { account } : { status: 401, message: 'The token names no account.' }
    } catch (error) {
      if (isAboutTheToken(error)) return { status: 401, message: `The token is refused: ${error.message}.` }
      return { status: 503, message: 'The keys of the identity provider cannot be loaded.' }
    }
  }
}

const isAboutTheToken = (error: unknown): error is Error =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  error.code !== 'ERR_JOSE_GENERIC'
