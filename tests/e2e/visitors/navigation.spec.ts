import { chromium, type Page } from '@playwright/test'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

/** The framework of the page itself, and nothing of it. */
const forbidden = [
  /__next_f/,
  /\/_next\/static\/[^"]+\.js/,
  /<script(?! type="(?:module|application\/ld\+json)")/,
]
const pages = ['/', '/membership', '/fall-institute', '/no/such/page']

for (const path of pages)
  test(`${path} loads no framework and no inline script, and its policy is short`, async ({ request }) => {
    const answer = await request.get(stack.site + path)
    const html = await answer.text()
    for (const mark of forbidden) expect(html).not.toMatch(mark)
    expect(html.match(/<script/g)?.length).toBe(1)
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy.length).toBeLessThanOrEqual(700)
    expect(policy).toContain("script-src 'self';")
  })

test('all stored pages have the same policy', async ({ request }) => {
  const policies = await Promise.all(
    pages.map(async (path) => (await request.get(stack.site + path)).headers()['content-security-policy']),
  )
  expect(new Set(policies).size).toBe(1)
})

test('a link is fetched while the pointer rests on it, rendered while it is pressed, and then shown', async ({
  page,
}) => {
  const told: string[] = []
  const devTools = await page.context().newCDPSession(page)
  devTools.on('Preload.ruleSetUpdated', ({ ruleSet }) => told.push(`rules ${ruleSet.errorType ?? 'ok'}`))
  devTools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) =>
    told.push(`prefetch ${new URL(prefetchUrl).pathname} ${status}`),
  )
  devTools.on('Preload.prerenderStatusUpdated', ({ key }) =>
    told.push(`prerender ${new URL(key.url).pathname}`),
  )
  await devTools.send('Preload.enable')
  await page.goto(stack.site)
  await expect.poll(() => told).toContain('rules ok')
  await page.locator('a[href="/membership"]').first().hover()
  await expect.poll(() => told).toContain('prefetch /membership Ready')
  await page.mouse.down()
  await expect.poll(() => told).toContain('prerender /membership')
  await page.mouse.up()
  await page.waitForURL('**/membership')
  await expect.poll(() => told).toContain('prefetch /membership Success')
})

test('no rule leads to an address that does something', async ({ page }) => {
  await page.goto(stack.site)
  const rules = await (await page.request.get(`${stack.site}/speculation-rules.json`)).json()
  for (const [rule] of [rules.prefetch, rules.prerender]) {
    const refused = rule.where.and.flatMap(
      ({ not }: { not?: { href_matches?: string[] } }) => not?.href_matches ?? [],
    )
    expect(refused).toEqual(expect.arrayContaining(['/api/*', '/auth/*', '/preview/*']))
  }
})

test('pages fade into each other in 0.2 seconds, except for those who do not want motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      Reflect.set(window, 'fades', event.viewTransition !== null)
    })
  })
  const fadeTo = async (path: string) => {
    await page.goto(stack.site)
    await page.evaluate((target) => location.assign(target), path)
    await page.waitForURL(`**${path}`)
    return page.evaluate(() => Reflect.get(window, 'fades'))
  }
  expect(await fadeTo('/membership')).toBe(true)
  expect(
    await page.evaluate(
      () => getComputedStyle(document.documentElement, '::view-transition-old(root)').animationDuration,
    ),
  ).toBe('0.2s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await fadeTo('/membership')).toBe(false)
})

/** Playwright turns the back/forward cache off, so this one has a browser of its own. */
test('every page is there at once when a visitor goes back', async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage()
    // Chromium keeps no page with another status than 200, so the page for unknown paths is not among them.
    for (const path of pages.slice(0, -1)) expect(await isKept(page, path), path).toBe(true)
  } finally {
    await browser.close()
  }
})

/** Leaves a page, goes back, and tells whether it is the same document. */
async function isKept(page: Page, path: string) {
  await page.goto(stack.site + path)
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  await page.goto(`${stack.site}/resources`)
  await page.evaluate(() => history.back())
  // A page that comes out of the cache fires no `load`, for which `waitForURL` would wait.
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => 'on the way')).toBe(path)
  return page.evaluate(() => Reflect.get(window, 'isSame') === true)
}
