import { browser } from '@association/local/identity/testing/browser.ts'
import type { Account } from '@association/local/members/accounts.ts'

type Places = { siteUrl: string; providerUrl: string }

/** Handles no second factor and no question. Returns the site's cookies. */
export async function signIn(
  { siteUrl, providerUrl }: Places,
  { email, password }: Account,
): Promise<string> {
  const [atSite, atProvider] = [browser(siteUrl), browser(providerUrl)]
  const start = (await atSite.get('/auth/login')).headers.get('location') ?? ''
  const form = (await atProvider.follow(await atProvider.get(start), start)).url.href
  const back = await atProvider.follow(await atProvider.post(form, { email, password }), form)
  await atSite.get(back.url.href)
  const cookies = atSite.cookieHeader('/')
  if (!cookies.includes('session')) throw new Error(`${email} could not sign in: ${back.url.pathname}`)
  return cookies
}
