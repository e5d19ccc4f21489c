import { globSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expectAccessible } from '../accessible.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const paths = [
  '/',
  '/membership',
  '/resources',
  '/ceo-academy',
  '/cmo-academy',
  '/inter-professional-leadership-academy',
  '/credentials/cpe',
  '/certifications/leadership-fundamentals',
  '/schedule-advising-session',
  '/assessment',
  '/publications/contribute',
  '/fall-institute',
  '/conference',
]

for (const path of paths) {
  test(`${path} is accessible and fits at every width`, async ({ page }) => {
    await page.goto(stack.site + path)
    const also = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const unsized = await page.locator('main img:not([width]), main img:not([height])').count()
      expect(unsized).toBe(0)
    }
    await expectAccessible(page, { withTargets: true, also })
  })
}

for (const path of [...paths, '/bench']) {
  test(`${path} keeps still while it is read`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await wait(500)
      await route.continue()
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.addInitScript(noteShifts)
    await page.goto(stack.site + path)
    await page.evaluate(async () => {
      for (const picture of document.images) {
        picture.scrollIntoView({ behavior: 'instant' })
        await picture.decode()
      }
      await document.fonts.ready
    })
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  })
}

test('pictures are small, measured, and the first one comes first', async ({ page }) => {
  await page.goto(stack.site)
  const pictures = await page.locator('main img').evaluateAll((images) =>
    images.map((image) => ({
      isSmall: ['src', 'srcset'].every((name) => /fit=scale&fm=webp/.test(image.getAttribute(name) ?? '')),
      isMeasured: image.hasAttribute('width') && image.hasAttribute('height'),
      loading: image.getAttribute('loading'),
      priority: image.getAttribute('fetchpriority'),
      // The articles that a visitor began are no section of the entry.
      section: [...document.querySelectorAll('main > * > :not([data-island="started-articles"])')].findIndex(
        (each) => each.contains(image),
      ),
    })),
  )
  expect(pictures.filter(({ isSmall, isMeasured }) => !(isSmall && isMeasured))).toEqual([])
  expect(pictures.map(({ priority }) => priority)).toEqual(['high', ...pictures.slice(1).map(() => null)])
  const isLate = pictures.map(({ section }) => section >= 3)
  expect(isLate).toContain(true)
  expect(pictures.map(({ loading }) => loading === 'lazy')).toEqual(isLate)
})

test('a page has metadata for search engines and social networks', async ({ page }) => {
  await page.goto(`${stack.site}/membership`)
  await expect(page).toHaveTitle(/^Membership – /)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${stack.site}/membership`)
  for (const name of ['og:title', 'og:description', 'og:url', 'og:image'])
    await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /.{5,}/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/)
})

test('everything can be read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(stack.site)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('blockquote').first()).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeAttached()
  await context.close()
})

test.describe('a missing page', () => {
  test.use({ allowedErrors: [/status of 404/] })
  test('an unknown path is a 404 page of our own, the image optimiser is closed', async ({
    page,
    request,
  }) => {
    const answer = await page.goto(`${stack.site}/no/such/page`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0)
    expect((await request.get(`${stack.site}/_next/image?url=%2Ficon.svg&w=640&q=75`)).status()).toBe(404)
  })
})

test('health and readiness answer', async ({ request }) => {
  expect((await request.get(`${stack.site}/healthz`)).ok()).toBe(true)
  expect((await request.get(`${stack.site}/readyz`)).ok()).toBe(true)
})

/** Runs before the page's scripts. */
function noteShifts() {
  const shifts: string[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry))
  }).observe({ type: 'layout-shift', buffered: true })
}

const apiPaths = globSync('api/**/route.ts', { cwd: join(import.meta.dirname, '../../../site/app') }).map(
  (file) => `/${file.replace(/\/route\.ts$/, '').replaceAll(/\[\w+\]/g, 'x')}`,
)
const signInPaths = ['/auth/login', '/auth/callback', '/auth/logout', '/auth/backchannel-logout']

test('each address of our API names the methods that it takes, and says errors as problems', async ({
  request,
}) => {
  const isProblem = async (answer: Awaited<ReturnType<typeof request.get>>) => {
    expect(answer.headers()['content-type'], answer.url()).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ status: answer.status(), title: expect.any(String) })
  }
  const unknown = await request.get(`${stack.site}/api/nope`)
  expect(unknown.status()).toBe(404)
  await isProblem(unknown)
  expect(apiPaths.length).toBeGreaterThan(30)
  for (const path of [...apiPaths, ...signInPaths]) {
    const refused = await request.patch(stack.site + path)
    expect([path, refused.status()]).toEqual([path, 405])
    await isProblem(refused)
    const allowed = refused.headers().allow?.split(', ') ?? []
    expect(allowed, path).not.toEqual([])
    if (!path.startsWith('/api/') || !allowed.includes('GET')) continue
    const answer = await request.get(stack.site + path, { maxRedirects: 0 })
    expect([path, answer.status()]).not.toEqual([path, 405])
    // Editors open this URL, so its error is a page.
    if (answer.status() >= 400 && path !== '/api/preview/enter') await isProblem(answer)
  }
})
