export type IdentitySettings = {
  /** Without a trailing slash. Sign-ins return only to it. */
  site: string
  /** People create an account there. */
  memberApp: string
  client: { id: string; secret: string }
  /** Browser applications, which have no secret. */
  publicClients?: readonly PublicClient[]
  /** The only API for access tokens. */
  audience: string
  claims: string
  accessTokenSeconds?: number
}

export type PublicClient = { id: string; redirectUri: string }
