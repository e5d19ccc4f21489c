import { createHash, randomBytes } from 'node:crypto'
import type { Browser } from './browser.ts'

type Application = { url: string; client: { id: string; secret: string }; site: string; audience: string }

export type Tokens = {
  access_token: string
  id_token: string
  refresh_token: string
  expires_in: number
  error?: string
  error_description?: string
}

/** Plays the site's part of the flow. */
export function application({ url, client, site, audience }: Application) {
  const redirectUri = `${site}/auth/callback`

  function request(more: Record<string, string | undefined> = {}) {
    const verifier = randomBytes(32).toString('base64url')
    const parameters = {
      client_id: client.id,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid profile email offline_access',
      audience,
      state: 'a-state',
      nonce: 'a-nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    }
    const given = Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    )
    return { verifier, address: `${url}/authorize?${new URLSearchParams(given)}` }
  }

  const token = (fields: Record<string, string>) =>
    fetch(`${url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: client.id, client_secret: client.secret, ...fields }),
    })

  return {
    request,
    token,
    exchange: (code: string, verifier: string) =>
      token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }),
    refresh: async (refreshToken: string): Promise<Tokens> =>
      (await token({ grant_type: 'refresh_token', refresh_token: refreshToken })).json(),

    /** Returns the URL of the next page, or of the application. */
    async passLogin(visitor: Browser, { address, account }: { address: string; account: Credentials }) {
      const page = await visitor.follow(await visitor.get(address), address)
      const { email, password } = account
      const answer = await visitor.post(page.url.href, { email, password })
      return (await visitor.follow(answer, page.url.href)).url
    },

    /** The account must need no further step. */
    async signIn(visitor: Browser, account: Credentials) {
      const { address, verifier } = request()
      const back = await this.passLogin(visitor, { address, account })
      const exchanged = await this.exchange(back.searchParams.get('code') ?? '', verifier)
      return { back, tokens: (await exchanged.json()) as Tokens }
    },
  }
}

type Credentials = { email: string; password: string }
