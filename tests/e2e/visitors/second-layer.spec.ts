import { hostile } from '@association/content/html/testing/hostile.ts'
import type { Page } from '@playwright/test'
import { contentSecurityPolicy } from '../../../site/base/security/policy.ts'
import { countRuns, serve, site } from '../page-of-vectors.ts'
import { expect, test } from '../test.ts'

/** The browser logs refusals and broken images. */
test.use({ allowedErrors: [/./], trace: 'off' })

const every = (nth: number, vectors: readonly string[] = []) =>
  vectors.filter((_, index) => index % nth === 0)
const vectors = [
  ...every(30, hostile.handlers),
  ...every(13, hostile.surroundings),
  ...every(100, hostile['rules that switch']),
].slice(0, 100)

async function howManyRun(page: Page, headers: Record<string, string>) {
  const paths = vectors.map((_, index) => `/${index}`)
  await serve(page, Object.fromEntries(vectors.map((vector, index) => [`/${index}`, vector])), headers)
  await page.route(site, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: paths.map((path) => `<iframe src="${path}"></iframe>`).join(''),
    }),
  )
  await page.goto(site)
  return page.evaluate(setOff)
}

/** Runs in the page. Counts frames that ran a vector. */
function setOff() {
  const fire = (element: Element) => {
    const handlers = [...element.attributes].filter(({ name }) => name.startsWith('on'))
    for (const { name } of handlers) element.dispatchEvent(new Event(name.slice(2)))
    if (element.matches('a, button')) element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  const windows = [...document.querySelectorAll('iframe')].flatMap(({ contentWindow }) => contentWindow ?? [])
  for (const { document: inner } of windows) inner.querySelectorAll('*').forEach(fire)
  return windows.filter((inner) => (inner as unknown as { runs(): number }).runs() > 0).length
}

test('the policy alone stops 100 vectors that nothing cleaned', async ({ page }) => {
  await countRuns(page)
  expect(await howManyRun(page, {}), 'without the policy most of them run').toBeGreaterThan(50)
  const policy = contentSecurityPolicy({ frameAncestors: ["'self'"] })
  expect(await howManyRun(page, { 'content-security-policy': policy })).toBe(0)
})
