import type { FrameLocator, Page } from '@playwright/test'
import { createDraft, deleteDrafts, edit, storedValue } from '../contentful.ts'
import { entryAddress, stack } from '../environment.ts'
import { expect, test } from '../test.ts'

// Editors with previews load repeatedly.
test.describe.configure({ timeout: 120_000 })
test.afterAll(deleteDrafts)

const editorOf = (page: Page) => page.frameLocator('iframe[title$=": editor"]').last()
const headerOf = (page: Page) => page.locator('.page-header').last()
const dataOf = (page: Page) => editorOf(page).getByRole('textbox', { name: /^Data/ })
/** JSON is text on request, or if an earlier text can be restored. */
async function asText(page: Page) {
  const button = editorOf(page).getByRole('button', { name: 'Edit as text' })
  await expect(dataOf(page).or(button)).toBeVisible()
  if (await button.isVisible()) await button.click()
}
const half = '{ "cards": [ half'
const restore = (page: Page, field: string) =>
  editorOf(page).getByRole('button', { name: `Restore ${field}` })

const newCards = () => createDraft('jsonData', { internalName: 'Cards to draft', data: { cards: [] } })

test('half-typed JSON survives Back, is offered on return, and is gone once it is saved', async ({
  page,
}) => {
  const cards = await newCards()
  await page.goto(`${entryAddress(cards)}?previousEntries=home-quote`)
  await asText(page)
  await dataOf(page).fill(half)
  await expect(headerOf(page)).toContainText('Not everything is saved')
  await expect(headerOf(page).getByText('Saved', { exact: true })).toHaveCount(0)
  await expect(editorOf(page).getByText(/What you typed is kept on this computer/)).toBeVisible()
  await page.getByRole('link', { name: '← Back' }).click()
  await expect(page).toHaveURL(/entries\/home-quote$/)

  await page.goto(entryAddress(cards))
  await expect(dataOf(page)).not.toHaveValue(half)
  await expect(headerOf(page)).toContainText('Not everything is saved')
  await expect(editorOf(page).getByRole('group', { name: 'Unsaved input of Data' })).toContainText(half)
  await restore(page, 'Data').click()
  await expect(dataOf(page)).toHaveValue(half)
  await expect(dataOf(page)).toBeFocused()
  await dataOf(page).fill('{ "cards": [] , "layout": "grid" }')
  await expect(headerOf(page).getByText('Saved', { exact: true })).toBeVisible()
  await expect.poll(() => storedValue(cards, 'data')).toEqual({ cards: [], layout: 'grid' })
  await expect.poll(() => keptDrafts(page)).toEqual([])
  await page.reload()
  await asText(page)
  await expect(dataOf(page)).toHaveValue(/grid/)
  await expect(restore(page, 'Data')).toHaveCount(0)
})

test('an offer says if the stored value was changed meanwhile, and can be discarded', async ({ page }) => {
  const cards = await newCards()
  await page.goto(entryAddress(cards))
  await asText(page)
  await dataOf(page).fill(half)
  await edit(cards, { data: { cards: [{ title: 'By a colleague' }] } })
  await page.reload()
  const offer = editorOf(page).getByRole('group', { name: 'Unsaved input of Data' })
  await expect(offer).toContainText('The value in Contentful has changed since then.')
  await offer.getByRole('button', { name: 'Discard unsaved Data' }).click()
  await expect(offer).toHaveCount(0)
  await expect(dataOf(page)).toBeFocused()
  await page.reload()
  await asText(page)
  await expect(dataOf(page)).toHaveValue(/By a colleague/)
  await expect(offer).toHaveCount(0)
})

test.describe('beside a colleague', () => {
  // The browser logs the conflict.
  test.use({ allowedErrors: [/409 \(Conflict\)/] })

  test('held text stays when a colleague changes the field, until the editor requests the saved value', async ({
    page,
  }) => {
    const cards = await newCards()
    await page.goto(entryAddress(cards))
    await asText(page)
    await dataOf(page).fill(half)
    await edit(cards, { data: { cards: [{ title: 'By a colleague' }] } })
    // Saving reads the entry again.
    await editorOf(page).locator('summary', { hasText: /^More/ }).click()
    await editorOf(page)
      .getByRole('textbox', { name: /^Internal name/ })
      .fill('Cards with two authors')
    await expect(editorOf(page).getByText(/Meanwhile, the value in Contentful has changed/)).toBeVisible()
    await expect(dataOf(page)).toHaveValue(half)
    await editorOf(page).getByRole('button', { name: 'Use the saved value of Data' }).click()
    await expect(dataOf(page)).toHaveValue(/By a colleague/)
    await expect(headerOf(page).getByText('Saved', { exact: true })).toBeVisible()
  })
})

test('a number that is no number is kept, and its closed group opens for it', async ({ page }) => {
  const quote = await createDraft('quoteBlock', { internalName: 'A quote to draft' })
  await page.goto(entryAddress(quote))
  const width = editorOf(page).getByRole('textbox', { name: /^Max width/ })
  await editorOf(page).getByText('Layout', { exact: true }).click()
  await width.fill('800px')
  await expect(headerOf(page)).toContainText('Not everything is saved')
  await page.reload()
  await restore(page, 'Max width').click()
  await expect(width).toHaveValue('800px')
  await expect(
    editorOf(page).getByRole('listitem').filter({ hasText: '“800px” is not a number.' }),
  ).toBeVisible()
})

test.describe('while Contentful takes nothing', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  for (const [name, words, answer] of [
    ['the network fails', /Contentful cannot be reached/, undefined],
    [
      'the session has lapsed',
      /Contentful does not accept the change/,
      { status: 401, json: { sys: { id: 'AccessTokenInvalid', type: 'Error' } } },
    ],
  ] as const)
    test(`typed text is kept and offered after a reload: ${name}`, async ({ page }) => {
      const quote = await createDraft('quoteBlock', { internalName: 'A quote to draft', attribution: 'Ann' })
      const attribution = editorOf(page).getByRole('textbox', { name: /^Attribution/ })
      await page.goto(entryAddress(quote))
      await expect(attribution).toHaveValue('Ann')
      const writes = (url: URL) => url.host === stack.management && url.pathname.includes('/entries/')
      await page.route(writes, (route) => {
        if (route.request().method() !== 'PUT') return route.continue()
        return answer ? route.fulfill(answer) : route.abort()
      })
      await attribution.fill('Anna Moreau')
      await expect(editorOf(page).getByText(words)).toBeVisible()
      await expect(
        editorOf(page)
          .getByText(/What you typed is kept on this computer/)
          .first(),
      ).toBeVisible()
      page.on('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expect(attribution).toHaveValue('Ann')
      await page.unroute(writes)
      await restore(page, 'Attribution').click()
      await expect(attribution).toHaveValue('Anna Moreau')
      await expect.poll(() => storedValue(quote, 'attribution')).toBe('Anna Moreau')
      await expect.poll(() => keptDrafts(page)).toEqual([])
    })

  const busy = { status: 429, json: { sys: { id: 'RateLimitExceeded', type: 'Error' } } }
  for (const [name, words, answer] of [
    ['too many requests', /Contentful gets too many requests\. The app tries again by itself/, busy],
    ['no answer', /Contentful cannot be reached\. The app saves it as soon as Contentful answers/, undefined],
  ] as const)
    test(`is saved by itself afterwards, as the message says: ${name}`, async ({ page }) => {
      const quote = await createDraft('quoteBlock', {
        internalName: 'A quote that waits',
        attribution: 'Ann',
      })
      const attribution = editorOf(page).getByRole('textbox', { name: /^Attribution/ })
      await page.goto(entryAddress(quote))
      await expect(attribution).toHaveValue('Ann')
      const requests = (url: URL) => url.host === stack.management
      await page.route(requests, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await attribution.fill('Anna Moreau')
      await expect(editorOf(page).getByText(words)).toBeVisible({ timeout: 20_000 })
      await page.unroute(requests)
      await expect.poll(() => storedValue(quote, 'attribution'), { timeout: 20_000 }).toBe('Anna Moreau')
      await expect(editorOf(page).getByText(/Not saved/)).toHaveCount(0)
    })
})

test('without storage in the browser, edits are saved, and the app asks to copy unsaved input', async ({
  page,
}) => {
  const cards = await newCards()
  await page.addInitScript((app) => {
    if (location.origin !== app) return
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  }, new URL(stack.app).origin)
  await page.goto(entryAddress(cards))
  await asText(page)
  await dataOf(page).fill(half)
  await expect(editorOf(page).getByText(/Copy what you typed before you leave/)).toBeVisible()
  await dataOf(page).fill('{ "cards": [], "layout": "list" }')
  await expect.poll(() => storedValue(cards, 'data')).toEqual({ cards: [], layout: 'list' })
})

test.describe('text of a nested block that was typed just before the person leaves', () => {
  const typed = 'Typed at the last moment'
  const attributionOf = (page: Page) => editorOf(page).getByRole('textbox', { name: /^Attribution/ })
  const unsent = (place: FrameLocator) => place.getByRole('region', { name: 'Not sent' })

  async function newPage() {
    const stamp = Date.now()
    const quote = await createDraft('quoteBlock', { internalName: `Late ${stamp}`, attribution: 'Ann' })
    const sections = [{ sys: { type: 'Link', linkType: 'Entry', id: quote } }]
    const root = await createDraft('page', { title: `Left ${stamp}`, path: `/left-${stamp}`, sections })
    return { quote, root }
  }
  async function typeInto(page: Page, root: string) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(entryAddress(root))
    await editorOf(page).getByRole('treeitem', { name: /^Late/ }).click()
    await expect(attributionOf(page)).toHaveValue('Ann')
    await attributionOf(page).fill(typed)
  }
  /** Ends the process of the tab, so that no script runs afterwards. */
  async function kill(page: Page) {
    const session = await page.context().newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    void session.send('Page.crash').catch(() => {})
    await crashed
  }

  test('is stored when a click leads away at once', async ({ page }) => {
    const { quote, root } = await newPage()
    await typeInto(page, root)
    await page.getByRole('link', { name: 'Content', exact: true }).hover()
    await page.mouse.down()
    await expect(attributionOf(page)).not.toBeFocused()
    // The browser prefers input to messages between frames: without this turn, the mouse is up before the app has sent.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await page.mouse.up()
    await expect.poll(() => storedValue(quote, 'attribution')).toBe(typed)
  })

  test('is listed after the tab was killed, and sent from the page', async ({ page, context }) => {
    const { quote, root } = await newPage()
    await typeInto(page, root)
    await kill(page)
    expect(await storedValue(quote, 'attribution')).toBe('Ann')
    const next = await context.newPage()
    await next.goto(entryAddress(root))
    await expect(unsent(editorOf(next))).toContainText(typed)
    await unsent(editorOf(next))
      .getByRole('button', { name: /^Send Attribution/ })
      .click()
    await expect.poll(() => storedValue(quote, 'attribution')).toBe(typed)
    await expect(unsent(editorOf(next))).toHaveCount(0)
    expect(await keptDrafts(next)).toEqual([])
  })
})

async function keptDrafts(page: Page) {
  const frame = page.frames().find((each) => each.url().startsWith(stack.app))
  return frame?.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':draft:')))
}
