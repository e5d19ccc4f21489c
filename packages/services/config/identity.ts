import type { SettingsReader } from './settings.ts'

export type IdentityConfig = {
  /** Only the local twin has a scheme and a port: `http://localhost:4010`. */
  domain: string
  clientId: string
  clientSecret: string
  /** Encrypts session cookies: 32 bytes in hexadecimal. */
  sessionSecret: string
  /** Access tokens are for this API: the member platform. */
  audience: string
  /** Prefix of custom claims, as in `https://physicianleaders.example/user_id`. */
  claims: string
}

/** Returns the `iss` of tokens, with its trailing slash. */
export const issuerOf = ({ domain }: Pick<IdentityConfig, 'domain'>) =>
  `${domain.includes('://') ? domain.replace(/\/+$/, '') : `https://${domain}`}/`

const application = 'Auth0 → Applications → the application → Settings'

export function readIdentity(read: Pick<SettingsReader, 'text' | 'secret' | 'optional'>): IdentityConfig {
  const audience = read.text('AUTH0_AUDIENCE', 'Auth0 → Applications → APIs → the member platform')
  return {
    domain: read.text('AUTH0_DOMAIN', application),
    clientId: read.text('AUTH0_CLIENT_ID', application),
    clientSecret: read.secret('AUTH0_CLIENT_SECRET', application),
    sessionSecret: read.secret('AUTH0_SECRET', 'the output of `openssl rand -hex 32`'),
    audience,
    claims: read.optional('AUTH0_CLAIMS') ?? `${audience.replace(/\/+$/, '')}/`,
  }
}
