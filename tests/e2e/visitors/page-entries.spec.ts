import type { BrowserContext, Page } from '@playwright/test'
import { editorCookies } from '../../../site/features/edit-link/editor-cookie.ts'
import { stack } from '../environment.ts'
import { holdBack, noteFailures } from '../island-failures.ts'
import { expect, test } from '../test.ts'

const path = '/fall-institute'
const button = (page: Page) => page.getByRole('button', { name: 'Entries on this page' })
const panel = (page: Page) => page.getByRole('region', { name: 'Entries on this page' })

function makeEditor(context: BrowserContext) {
  const cookies = editorCookies({ secret: stack.previewSecret, now: Date.now() }, false)
  return context.addCookies(
    cookies.map((cookie) => {
      const [, name = '', value = ''] = cookie.match(/^([^=]+)=([^;]*)/) ?? []
      return { name, value, url: stack.site }
    }),
  )
}

/**
 * Tests the middle of the first line; undefined outside the window. Sticky elements do not count, because they move.
 */
function coverOf(link: Element) {
  const { x, y, width, height } = link.getClientRects()[0] ?? link.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  const isFree =
    top === null || link.contains(top) || top.closest('header, nav:not(footer nav), [data-notice]') !== null
  return isFree ? undefined : `${link.outerHTML} is covered by ${top.outerHTML.slice(0, 200)}`
}

test('a visitor’s browser asks for nothing that only editors may see', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/editor\/|\/islands\/edit-link/.test(request.url())) asked.push(request.url())
  })
  await page.goto(stack.site + path, { waitUntil: 'networkidle' })
  await expect(button(page)).toHaveCount(0)
  expect(asked).toEqual([])
})

test.describe('for editors', () => {
  test.beforeEach(({ context }) => makeEditor(context))

  test('the first click loads React and opens the list; Escape closes it and the focus stays', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    const release = await holdBack(page, '**/islands/page-entries-*.js')
    await page.goto(stack.site + path)
    await expect(button(page)).toBeVisible()
    expect(scripts.filter((script) => script.startsWith('/islands/react-'))).toEqual([])

    await button(page).click()
    await expect(panel(page)).toBeHidden()
    release()
    await expect(panel(page).getByRole('heading', { name: 'Space: Events' })).toBeVisible()
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(button(page)).toBeFocused()
    await expect(panel(page).getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`/spaces/(?:${stack.spaces.events}|${stack.spaces.association})/environments/`),
    )
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('the keyboard alone opens the list and reaches its links', async ({ page }) => {
    await page.goto(stack.site + path)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('link').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page)).toBeFocused()
  })

  for (const width of [375, 1440])
    test(`the button covers neither the edit link nor the footer at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(stack.site + path)
      await expect(button(page)).toBeVisible()
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const links = await page.locator('[data-part=edit-link], footer a:visible').all()
      expect(links.length).toBeGreaterThan(3)
      for (const link of links) expect(await link.evaluate(coverOf)).toBeUndefined()
    })

  test('the list fits into a narrow window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 })
    await page.goto(stack.site + path)
    await button(page).click()
    await expect(panel(page).getByRole('link').first()).toBeVisible()
    const box = await panel(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    expect(await panel(page).evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  })

  test.describe('when the site does not answer', () => {
    test.use({ allowedErrors: [/ERR_FAILED/] })

    test('the list says so, and another try shows it', async ({ page }) => {
      await page.route('**/api/editor/entries?*', (route) => route.abort(), { times: 1 })
      await page.goto(stack.site + path)
      await button(page).click()
      await expect(panel(page).getByText('The entries of this page did not load.')).toBeVisible()
      await panel(page).getByRole('button', { name: 'Try again' }).click()
      await expect(panel(page).getByRole('link').first()).toBeVisible()
      await expect(panel(page)).toBeFocused()
    })
  })

  test.describe('when the editor’s cookie has expired', () => {
    test.use({ allowedErrors: [/status of 401/] })

    test('the list says what to do, and offers no other try', async ({ page, context }) => {
      await page.goto(stack.site + path)
      await expect(button(page)).toBeVisible()
      await context.clearCookies({ name: 'editor' })
      await button(page).click()
      await expect(panel(page).getByText('Open the page from Contentful again.')).toBeVisible()
      await expect(panel(page).getByRole('button')).toHaveCount(0)
    })
  })

  test.describe('when the component breaks', () => {
    test.use({ allowedErrors: [/TypeError/] })

    test('the button of the server comes back with the focus, and works again', async ({ page }) => {
      const failures = await noteFailures(page)
      await page.route(
        '**/api/editor/entries?*',
        (route) => route.fulfill({ json: { groups: [{ space: 'events', entries: null }] } }),
        { times: 1 },
      )
      await page.goto(stack.site + path)
      await button(page).click()
      await expect.poll(failures).toHaveLength(1)
      expect((await failures())[0]).toMatchObject({ island: 'page-entries', path })
      await expect(button(page)).toBeVisible()
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(panel(page)).toHaveCount(0)
      await expect(button(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(panel(page).getByRole('link').first()).toBeVisible()
    })
  })
})
