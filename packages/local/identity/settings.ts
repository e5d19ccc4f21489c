/** What the stand-in knows about the site and its application. */
export type IdentitySettings = {
  /** The site, without a trailing slash. People return only to it. */
  site: string
  /** The member application, where people create an account. */
  memberApp: string
  client: { id: string; secret: string }
  /** Applications in a browser, which have no secret. */
  publicClients?: readonly PublicClient[]
  /** The only API that access tokens are issued for. */
  audience: string
  /** The names of the custom claims begin with it. */
  claims: string
  accessTokenSeconds?: number
}

export type PublicClient = { id: string; redirectUri: string }
