import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { browser } from '@association/local/identity/testing/browser.ts'
import { accountNamed } from '@association/local/identity/testing/start.ts'
import type { Client } from './client.ts'
import { type SignInWorld, withIdentity } from './identity.ts'

export const expressOpenidConnect: Client = {
  package: 'express-openid-connect',
  version: '3.4.0',
  task: 'signs in, refreshes a token, logs out, and is told of a logout at the provider',
  async run({ folder }) {
    const load = createRequire(join(folder, 'package.json'))
    await withIdentity((world) => applicationOf(load, world), signInAndOut)
  },
}

type Oidc = {
  user?: { sub: string }
  accessToken?: { access_token: string; refresh(): Promise<{ access_token: string }> }
}
type Handler = (request: { oidc: Oidc }, response: { json(value: unknown): void }) => unknown
type Express = RequestListener & { use(middleware: unknown): void; get(path: string, handler: Handler): void }

function applicationOf(load: NodeJS.Require, { provider, site, client, audience }: SignInWorld): Express {
  const app: Express = load('express')()
  const sessions = new Map<string, unknown>()
  const store = {
    get: (id: string, done: (error: unknown, session?: unknown) => void) => done(null, sessions.get(id)),
    set: (id: string, session: unknown, done: (error?: unknown) => void) => {
      sessions.set(id, session)
      done()
    },
    destroy: (id: string, done: (error?: unknown) => void) => {
      sessions.delete(id)
      done()
    },
  }
  const { auth } = load('express-openid-connect')
  app.use(
    auth({
      ...{ issuerBaseURL: provider.url, baseURL: site, clientID: client.id, clientSecret: client.secret },
      clientAuthMethod: 'client_secret_post',
      secret: 'a-secret-of-the-session-cookie-of-the-peer',
      authRequired: false,
      idpLogout: true,
      authorizationParams: {
        ...{ response_type: 'code', audience, scope: 'openid profile email offline_access' },
      },
      routes: { callback: '/auth/callback', backchannelLogout: '/auth/backchannel-logout' },
      backchannelLogout: { store },
    }),
  )
  app.get('/me', ({ oidc }, response) => response.json({ subject: oidc.user?.sub ?? null }))
  app.get('/refresh', async ({ oidc }, response) => {
    const refreshed = await oidc.accessToken?.refresh()
    response.json({ isNew: refreshed !== undefined && refreshed.access_token !== '' })
  })
  return app
}

async function signInAndOut({ provider, site, endSessions }: SignInWorld) {
  const visitor = browser(provider.url)
  const { email, password } = accountNamed('member')
  const read = async (path: string) => (await visitor.get(`${site}${path}`)).json()

  async function go(path: string, fill?: (address: string) => Promise<Response>) {
    const address = `${site}${path}`
    const page = await visitor.follow(await visitor.get(address), address)
    const back = fill ? await visitor.follow(await fill(page.url.href), page.url.href) : page
    return visitor.get(back.url.href)
  }
  const signIn = () => go('/login', (address) => visitor.post(address, { email, password }))

  await signIn()
  deepStrictEqual(await read('/me'), { subject: 'auth0|10002' })
  deepStrictEqual(await read('/refresh'), { isNew: true })
  await go('/logout')
  deepStrictEqual(await read('/me'), { subject: null })
  const { headers } = await visitor.get(`${provider.url}/authorize`)
  strictEqual(headers.get('location'), null)

  await signIn()
  await endSessions(email)
  deepStrictEqual(await read('/me'), { subject: null })
}
