import { deepStrictEqual, match, strictEqual } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { accountNamed } from '@association/local/identity/testing/start.ts'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../../run/chromium.ts'
import { chromiumArgs } from '../../../run/chromium-args.ts'
import type { Client } from './client.ts'
import { type SignInWorld, withIdentity } from './identity.ts'

export const spaJs: Client = {
  package: '@auth0/auth0-spa-js',
  version: '2.27.0',
  task: 'signs in, renews tokens in a frame and by refresh token, and logs out, in Chromium',
  async run({ folder }) {
    const library = readFileSync(
      join(folder, 'node_modules/@auth0/auth0-spa-js/dist/auth0-spa-js.production.js'),
    )
    const found = await findChromium()
    if ('sentence' in found) throw new Error(found.sentence)
    const browser = await chromium.launch({ executablePath: found.path, args: chromiumArgs })
    try {
      for (const useRefreshTokens of [false, true]) {
        await withIdentity(
          () => applicationWith(library),
          async (world) => signInAndOut(await browser.newPage(), { world, useRefreshTokens }),
        )
      }
    } finally {
      await browser.close()
    }
  },
}

const applicationWith =
  (library: Buffer): RequestListener =>
  ({ url }, response) => {
    const isLibrary = url === '/library.js'
    response.setHeader('content-type', isLibrary ? 'text/javascript' : 'text/html')
    response.end(isLibrary ? library : '<!doctype html><title>App</title><script src="/library.js"></script>')
  }

type Task = { world: SignInWorld; useRefreshTokens: boolean }

type Auth0 = {
  loginWithRedirect(options: object): Promise<void>
  handleRedirectCallback(): Promise<{ appState?: unknown }>
  getUser(): Promise<Record<string, unknown> | undefined>
  getTokenSilently(options: object): Promise<string>
  logout(options: object): Promise<void>
}

async function signInAndOut(page: Page, { world, useRefreshTokens }: Task) {
  const { site, provider, publicClient: clientId, audience } = world
  const options = { domain: provider.url, clientId, useRefreshTokens, cacheLocation: 'localstorage' }
  const authorizationParams = { redirect_uri: site, audience, scope: 'openid profile email offline_access' }

  /** The action runs in the page, so it cannot use other variables of this file. */
  const withClient = <Answer>(
    action: (client: Auth0, given: object) => Promise<Answer>,
    given: object = {},
  ) =>
    page.evaluate<Answer>(
      `auth0.createAuth0Client(${JSON.stringify({ ...options, authorizationParams })})
        .then((client) => (${action})(client, ${JSON.stringify(given)}))`,
    )
  const renew = (more: object = {}) =>
    withClient(
      (client, given) =>
        client
          .getTokenSilently({ cacheMode: 'off', ...given })
          .catch(({ error }: { error: string }) => error),
      more,
    )

  await page.goto(`${site}/page`)
  await withClient((client) => client.loginWithRedirect({ appState: { target: '/courses' } }))
  const { email, password } = accountNamed('level')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`${site}/?*`)
  const { appState } = await withClient((client) => client.handleRedirectCallback())
  deepStrictEqual(appState, { target: '/courses' })
  await page.goto(`${site}/page`)
  const user = await withClient((client) => client.getUser())
  strictEqual(user?.[`${audience}/price_level`], 'Level 15')
  match(await renew(), /^[\w-]+\.[\w-]+\.[\w-]+$/)
  const otherAudience = { authorizationParams: { audience: 'https://other.example' } }
  match(await renew(otherAudience), /^(invalid_target|missing_refresh_token)$/)
  await withClient((client) => client.logout({ logoutParams: { returnTo: location.origin } }))
  await page.waitForURL(`${site}/`)
  match(await renew(), /^(login_required|missing_refresh_token)$/)
}
