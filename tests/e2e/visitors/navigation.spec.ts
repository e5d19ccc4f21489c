import { chromium, type Page, type Request } from '@playwright/test'
import { openTab } from '../browser-tab.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

/** The framework's traces. */
const forbidden = [
  /__next_f/,
  /\/_next\/static\/[^"]+\.js/,
  /<script(?! type="(?:module|application\/ld\+json)")/,
]
const pages = ['/', '/membership', '/fall-institute', '/no/such/page']
/** The player's host is out of reach. */
const withVideo = '/ceo-academy'
const withFrames = ['/schedule-advising-session', '/publications/contribute']

for (const path of pages)
  test(`${path} loads no framework and no inline script, and its policy is short`, async ({ request }) => {
    const answer = await request.get(stack.site + path)
    const html = await answer.text()
    for (const mark of forbidden) expect(html).not.toMatch(mark)
    const data = '<script type="application/ld+json">'
    expect(html.replaceAll(data, '').match(/<script/g)?.length).toBe(1)
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

type Preloading = { key: { url: string }; status: string; ruleSet: { errorType?: string } }

test('a link is fetched while the pointer rests on it, rendered while it is pressed, and then shown', async () => {
  const told: string[] = []
  const tab = await openTab((method, params) => {
    const { key, status, ruleSet } = params as Preloading
    if (method === 'Preload.ruleSetUpdated') told.push(`rules ${ruleSet.errorType ?? 'ok'}`)
    const [, kind] = method.match(/^Preload\.(prefetch|prerender)StatusUpdated$/) ?? []
    if (kind) told.push(`${kind} ${new URL(key.url).pathname} ${status}`)
  })
  try {
    await tab.send('Preload.enable')
    await tab.send('Page.navigate', { url: stack.site })
    await expect.poll(() => told).toContain('rules ok')
    await expect.poll(() => tab.evaluate('document.readyState')).toBe('complete')
    const mouse = {
      ...(await tab.evaluate<object>(`(${middleOf})('a[href="/membership"]')`)),
      button: 'left',
    }
    await tab.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseMoved', button: 'none' })
    await expect.poll(() => told).toContain('prefetch /membership Ready')
    expect(tab.pages).toHaveLength(1)
    await tab.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed', clickCount: 1 })
    await expect.poll(() => told).toContain('prerender /membership Ready')
    expect(await tab.evaluate('document.prerendering', 1)).toBe(true)
    await tab.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased', clickCount: 1 })
    await expect.poll(() => tab.evaluate('document.prerendering', 1)).toBe(false)
    expect(await tab.evaluate('location.pathname', 1)).toBe('/membership')
  } finally {
    await tab.close()
  }
})

function middleOf(selector: string) {
  const link = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
  link?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = link?.getClientRects()[0] ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

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
    // The event comes before the first rendering, which may be later than the end of loading.
    await page.waitForFunction(() => Reflect.get(window, 'fades') !== undefined)
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

/** Playwright disables the back/forward cache, so this test starts its own browser. */
test('every page is there at once when a visitor goes back', async () => {
  const browser = await chromium.launch({
    executablePath: stack.wholeChromium,
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    // Chromium only keeps pages with status 200, so the page for unknown paths is excluded.
    for (const path of [...pages.slice(0, -1), withVideo, ...withFrames]) {
      const page = await browser.newPage()
      expect(await whyNotKept(page, path), path).toBeUndefined()
      await page.close()
    }
  } finally {
    await browser.close()
  }
})

/** Undefined if Chromium kept the document, else its reason. */
async function whyNotKept(page: Page, path: string) {
  const network = networkOf(page)
  await page.goto(stack.site + path)
  // Chromium keeps no page with a loading frame; consent comes last.
  await page.frameLocator('iframe#consent').locator('body').waitFor({ state: 'attached' })
  const place = page.locator('[data-frame]').first()
  if (withFrames.includes(path)) {
    await place.scrollIntoViewIfNeeded()
    await place.locator('iframe').waitFor({ state: 'attached' })
  }
  // Frames can hold later frames.
  await expect.poll(network.quietMs).toBeGreaterThan(500)
  for (const frame of page.frames()) await frame.waitForLoadState()
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  await page.goto(`${stack.site}/resources`)
  await page.evaluate(() => history.back())
  // A kept page fires no `load`, for which `waitForURL` waits.
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => 'on the way')).toBe(path)
  return page.evaluate(() => {
    if (Reflect.get(window, 'isSame') === true) return undefined
    return JSON.stringify(performance.getEntriesByType('navigation')[0])
  })
}

/** With the back/forward cache, Playwright's `networkidle` sometimes never comes, although no request runs. */
function networkOf(page: Page) {
  const running = new Set<Request>()
  let quietSince = Date.now()
  const ended = (request: Request) => {
    running.delete(request)
    quietSince = Date.now()
  }
  page.on('request', (request) => running.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return { quietMs: () => (running.size > 0 ? 0 : Date.now() - quietSince) }
}
