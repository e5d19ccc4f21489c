import { setTimeout as wait } from 'node:timers/promises'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { contentful, edit } from '../contentful.ts'
import { entryAddress, stack } from '../environment.ts'
import { editorOf, isLive, opens, previewOf } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

const home = 'home'

const scrollOf = (preview: FrameLocator) => preview.locator('html').evaluate(() => Math.round(scrollY))

/** Scrolls again if an image that loads above moves the page. */
async function scrollTo(preview: FrameLocator, top: number) {
  await expect(async () => {
    await preview.locator('html').evaluate((_, to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    expect(await scrollOf(preview)).toBe(top)
    await wait(200)
    expect(await scrollOf(preview)).toBe(top)
  }).toPass({ timeout: 10_000 })
}

const keptPlace = (page: Page, top: number) =>
  expect
    .poll(() =>
      page
        .frames()
        .find((frame) => frame.url().startsWith(stack.app))
        ?.evaluate(() => sessionStorage.getItem('association-app:preview-places')),
    )
    .toContain(`"top":${top}`)

test('the preview stays where it is scrolled: from a page to a block, back, and after a reload', async ({
  page,
}) => {
  test.slow() // opens three previews
  await page.goto(entryAddress(home))
  await isLive(editorOf(page))
  const loads: string[] = []
  page.on('framenavigated', (frame) => loads.push(frame.url()))

  const quote = previewOf(editorOf(page)).locator('[data-contentful-entry-id="home-quote"]').first()
  await quote.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const onPage = await scrollOf(previewOf(editorOf(page)))
  await keptPlace(page, onPage)
  await quote.click()
  await expect(editorOf(page).getByRole('textbox', { name: /^Attribution/ })).toBeVisible()
  await expect.poll(() => scrollOf(previewOf(editorOf(page)))).toBe(onPage)
  await scrollTo(previewOf(editorOf(page)), onPage + 200)
  await keptPlace(page, onPage + 200)

  const trail = editorOf(page).getByRole('navigation', { name: 'Breadcrumb' })
  await trail.getByRole('button').first().click() // to the page
  await expect(editorOf(page).getByRole('textbox', { name: /^Description/ })).toBeVisible()
  await expect.poll(() => scrollOf(previewOf(editorOf(page)))).toBe(onPage + 200)
  await expect(previewOf(editorOf(page)).locator('blockquote').first()).toBeVisible()
  expect(loads.filter((url) => url.startsWith(`${stack.site}/preview/`))).toEqual([])

  await page.reload()
  await isLive(editorOf(page))
  await expect.poll(() => scrollOf(previewOf(editorOf(page)))).toBe(onPage + 200)
})

test('the chosen width is remembered, for the editor and for the large preview', async ({ page }) => {
  await page.goto(entryAddress('home-quote'))
  const width = (name: string) => editorOf(page).getByRole('radio', { name })
  await expect(width('Phone')).toBeChecked(opens)
  await editorOf(page).getByRole('radio', { name: 'Tablet' }).check()
  await page.reload()
  await expect(width('Tablet')).toBeChecked(opens)
  await page.goto(entryAddress('home-hero'))
  await expect(width('Tablet')).toBeChecked(opens)
  await editorOf(page).getByRole('button', { name: 'Larger' }).click()
  const dialog = page.frameLocator('iframe[title^="Preview:"]')
  await expect(dialog.getByRole('radio', { name: 'Desktop' })).toBeChecked(opens)
})

test('a browser that refuses storage forgets the width and shows everything', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
  })
  await page.goto(entryAddress('home-quote'))
  await isLive(editorOf(page))
  await editorOf(page).getByRole('radio', { name: 'Tablet' }).check()
  await expect(editorOf(page).getByRole('radio', { name: 'Tablet' })).toBeChecked()
  await scrollTo(previewOf(editorOf(page)), 300)
  await editorOf(page).getByRole('button', { name: 'Reload' }).click()
  await isLive(editorOf(page))
  // Late fonts and frames move it by some pixels.
  const distance = async () => Math.abs((await scrollOf(previewOf(editorOf(page)))) - 300)
  await expect.poll(distance).toBeLessThan(10)
})

test.describe('what a colleague saves below the page', () => {
  const soon = { timeout: 5000 }

  test('appears without a reload, an entry and a file, and nothing unsaved is lost', async ({ page }) => {
    await page.goto(entryAddress('home-quote'))
    await isLive(editorOf(page))
    const preview = previewOf(editorOf(page))
    const field = editorOf(page).getByRole('textbox', { name: /^Quote/ })
    const before = (await field.textContent()) ?? ''
    await page.route('**/entries/home-quote', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await field.fill('Typed here and not saved anywhere.')
    await expect(preview.locator('blockquote')).toHaveText('Typed here and not saved anywhere.')

    const title = `Your patients follow you since ${Date.now()}`
    await edit('home-join-title', { text: title })
    await expect(preview.getByRole('heading', { name: title })).toBeVisible(soon)

    const words = `Eight people around a table ${Date.now()}`
    await describeFile('meeting-circles', words)
    await expect(preview.getByRole('img', { name: words })).toHaveCount(1, soon)
    await expect(preview.locator('blockquote')).toHaveText('Typed here and not saved anywhere.')
    await page.unroute('**/entries/home-quote')
    await field.fill(before)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })
  test.use({ allowedErrors: [/entries\/home-quote/] }) // the refused save
})

async function describeFile(assetId: string, description: string) {
  const spaceId = stack.spaces.association
  const asset = await contentful.asset.get({ spaceId, assetId })
  const fields = { ...asset.fields, description: { 'en-US': description } }
  return contentful.asset.update({ spaceId, assetId }, { ...asset, fields })
}

test.describe('a preview that could not be opened', () => {
  test.use({ allowedErrors: [/Failed to load resource|ERR_/] })

  test('by its frame alone says so too, and opens once the network is back', async ({ page, context }) => {
    const frames = `${stack.site}/preview/**`
    await context.route(frames, (route) => route.abort())
    await page.route('**/api/preview/token', async (route, request) => {
      // The first token arrives, then the network fails.
      if (request.method() !== 'POST' || !isCut) return route.fallback()
      return route.abort()
    })
    let isCut = false
    page.on('requestfailed', (request) => {
      isCut ||= request.url().startsWith(`${stack.site}/preview/`)
    })
    await page.goto(entryAddress('home-quote'))
    const pane = editorOf(page).getByRole('complementary', { name: 'Live preview' })
    await expect(pane.getByRole('status').filter({ hasText: 'does not answer' })).toBeVisible(opens)
    await context.unroute(frames)
    await page.unroute('**/api/preview/token')
    await isLive(editorOf(page))
  })
})

test('while the preview opens, the empty frame says so; the reload button opens it again in its place', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${stack.site}/preview/**`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(entryAddress(home))
  const pane = editorOf(page).getByRole('complementary', { name: 'Live preview' })
  const opening = pane.getByRole('status').filter({ hasText: 'Opening the preview…' })
  await expect(opening).toBeVisible(opens)
  await expect(pane.locator('iframe')).toBeVisible()
  release()
  await isLive(editorOf(page))
  await expect(opening).toHaveCount(0)

  await scrollTo(previewOf(editorOf(page)), 900)
  await keptPlace(page, 900)
  const first = await pane.locator('iframe').getAttribute('src')
  await pane.getByRole('button', { name: 'Reload' }).click()
  await expect(pane.locator('iframe')).not.toHaveAttribute('src', first ?? '')
  await isLive(editorOf(page))
  await expect.poll(() => scrollOf(previewOf(editorOf(page)))).toBe(900)
})

test('Escape closes the large preview wherever the focus is, and the focus returns to its button', async ({
  page,
}) => {
  test.slow() // opens four previews
  await page.goto(entryAddress('home-quote'))
  const dialog = page.frameLocator('iframe[title^="Preview:"]')
  const sidebar = page.frameLocator('iframe[title$=": sidebar"]')
  for (const place of [editorOf(page), sidebar]) {
    // The sidebar hides its preview while the editor tab is open.
    if (place === sidebar) await page.getByRole('button', { name: 'Editor', exact: true }).click()
    const larger = place.getByRole('button', { name: 'Larger' })
    for (const where of ['the preview', 'the dialog'] as const) {
      await larger.click()
      const preview = previewOf(dialog)
      await expect(preview.locator('blockquote')).toBeVisible(opens)
      await expect(dialog.locator('[aria-busy="false"]')).toBeVisible()
      if (where === 'the preview') await preview.locator('body').press('Escape')
      else await dialog.getByRole('radio', { name: 'Desktop' }).press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(larger).toBeFocused()
    }
  }
})

/** Sticky headers do not count as visible. */
const isSeen = (element: Locator) =>
  element.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })

test('the outline and the preview each show the block that is chosen in the other, and only they scroll', async ({
  page,
}) => {
  test.slow() // opens a preview
  await page.setViewportSize({ width: 1440, height: 640 })
  await page.goto(entryAddress(home))
  const editor = editorOf(page)
  await isLive(editor)
  const preview = previewOf(editor)
  const around = async () => [
    await page.evaluate(() => scrollY),
    await editor.locator('html').evaluate(() => scrollY),
  ]
  const before = await around()
  const row = (name: RegExp) => editor.getByRole('treeitem', { name })
  for (const [name, id] of [
    [/^Home: join/, 'home-join'],
    [/^Home: figures/, 'home-figures'],
    [/^Home: events/, 'home-events'],
  ] as const) {
    await row(name).evaluate((each: HTMLElement) => each.click())
    const block = preview.locator(`[data-contentful-entry-id^="${id}"]`).first()
    await expect.poll(() => isSeen(block)).toBe(true)
  }
  expect(await around()).toEqual(before)
  const quote = preview.locator('[data-contentful-entry-id="home-quote"]').first()
  await quote.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await quote.click()
  const chosen = editor.getByRole('treeitem', { selected: true })
  await expect(chosen).toHaveAttribute('aria-level', '3')
  await expect.poll(() => isSeen(chosen)).toBe(true)
})
