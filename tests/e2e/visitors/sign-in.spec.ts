import type { Page } from '@playwright/test'
import { accounts, mfaCode } from '../../../packages/local/members/accounts.ts'
import { brokenRules } from '../axe.ts'
import { stack } from '../environment.ts'
import { signIn } from '../member.ts'
import { shellOf } from '../shell-parts.ts'
import { expect, test } from '../test.ts'

const article = async (page: Page) => {
  await page.goto(`${stack.site}/articles`)
  const links = page.locator('main article a[href^="/articles/"]')
  return (await links.first().getAttribute('href')) ?? ''
}

const startFrom = (page: Page, path: string) =>
  page.goto(`${stack.site}/auth/login?${new URLSearchParams({ returnTo: path })}`)

async function enter(page: Page, name: string, password?: string) {
  const account = accounts.find(({ email }) => email.startsWith(`${name}@`))
  await page.getByLabel('Email address').fill(account?.email ?? '')
  await page.getByRole('textbox', { name: 'Password' }).fill(password ?? account?.password ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The page may not have removed the mark yet. */
const pageAt = (path: string) => (url: URL) =>
  url.origin === stack.site && url.pathname === path && ['', '?signed-in'].includes(url.search)

const sessionCookies = async (page: Page) =>
  (await page.context().cookies(stack.site)).filter(({ name }) => name.startsWith('__session'))

test.use({ allowedErrors: [/the server responded with a status of 40[0-9]/] })

test('AU-001 AU-012 SH-040 SH-045 a reader signs in from an article, returns to it, and signs out', async ({
  page,
}) => {
  const path = await article(page)
  await startFrom(page, path)
  await enter(page, 'member', 'wrong')
  await expect(page.getByText('The email address or the password is wrong.')).toBeVisible()
  await enter(page, 'member')
  await page.waitForURL(pageAt(path))
  expect(await sessionCookies(page)).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/' }])
  expect(await page.evaluate(() => document.cookie)).not.toContain('__session')
  await page.goto(`${stack.site}/account`)
  await expect(page.getByRole('main')).toContainText('Maren Oduya')
  await page.goto(`${stack.site}/auth/logout`)
  await page.waitForURL(`${stack.site}/`)
  expect(await sessionCookies(page)).toEqual([])
  await page.goto(`${stack.site}/account`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Login / Sign Up' })).toBeVisible()
})

test('a sign-out in one tab blanks a private page in another tab, which loads again after the session has ended', async ({
  page,
  context,
}) => {
  await signIn(page, 'member', '/account')
  const greeting = page.getByRole('main').getByText('Maren Oduya')
  await expect(greeting).toBeVisible()
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  const other = await context.newPage()
  await other.goto(`${stack.site}/conference`)
  const held = Promise.withResolvers<void>()
  await other.route('**/auth/logout', async (route) => {
    await held.promise
    await route.continue()
  })
  await other.getByRole('button', { name: 'Maren Oduya' }).click()
  await other.getByRole('link', { name: 'Logout' }).click({ noWaitAfter: true })
  await expect(greeting).toBeHidden()
  await expect(shellOf(page).header.getByRole('link', { name: 'Login / Sign Up' })).toBeVisible()
  await page.waitForResponse('**/api/viewer/session')
  expect(loads, 'the session goes on').toEqual([])
  held.resolve()
  await expect(page.getByRole('main').getByRole('link', { name: 'Login / Sign Up' })).toBeVisible()
  await other.waitForURL(`${stack.site}/`)
  await expect(shellOf(other).header.getByRole('link', { name: 'Login / Sign Up' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('signed-in'))).toBeNull()
})

test('a private page that comes back from the cache of the browser is blank until the server has answered', async ({
  page,
}) => {
  await signIn(page, 'level', '/account')
  const greeting = page.getByRole('main').getByText('Lev Almeida')
  await expect(greeting).toBeVisible()
  // The code that writes the name also hides the page.
  await expect(shellOf(page).header.getByRole('button', { name: 'Lev Almeida' })).toBeVisible()
  const dispatch = (type: string) =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await dispatch('pagehide')
  await expect(greeting).toBeHidden()
  await dispatch('pageshow')
  await expect(greeting).toBeVisible()
  await dispatch('pagehide')
  // The provider ends the session without telling the browser.
  await page.request.post(`${stack.identity}/control/end-session`, { data: { email: 'level@example.org' } })
  await dispatch('pageshow')
  await expect(page.getByRole('main').getByRole('link', { name: 'Login / Sign Up' })).toBeVisible()
})

test('AU-035 a canceled sign-in says so, and the next one needs a second factor', async ({ page }) => {
  const path = await article(page)
  await startFrom(page, path)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You canceled the sign-in')
  await expect(page.getByRole('main').getByRole('link', { name: /^support@/ })).toBeVisible()
  for (const width of [375, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await brokenRules(page), `${width} px`).toEqual([])
  }
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
  await enter(page, 'mfa')
  await page.getByLabel('One-time code').fill('123456')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('The code is wrong.')).toBeVisible()
  await page.getByLabel('One-time code').fill(mfaCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(pageAt(path))
  expect(await sessionCookies(page)).toHaveLength(1)
})

test('AU-003 an account page asks the provider once, silently, and shows the way to sign in', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(`${stack.site}/account`)
  await expect(page).toHaveURL(`${stack.site}/account`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Login / Sign Up' })).toBeVisible()
  expect(requests.filter((path) => path === '/authorize')).toHaveLength(1)
  await page.reload()
  expect(requests.filter((path) => path === '/authorize')).toHaveLength(1)
})

test('the addresses of the SDK that the site does not use are closed', async ({ request }) => {
  for (const path of ['/auth/profile', '/auth/access-token', '/auth/connect', '/me/v1/x', '/my-org/x']) {
    const answer = await request.get(stack.site + path)
    expect([path, answer.status()]).toEqual([path, 404])
  }
  const forged = await request.post(`${stack.site}/auth/backchannel-logout`, {
    form: { logout_token: 'a.b.c' },
  })
  expect(forged.status()).toBe(400)
})
