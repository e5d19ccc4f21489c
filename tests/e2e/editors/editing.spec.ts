import type { Frame, Page } from '@playwright/test'
import { entryAddress, stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const quote = 'home-quote'

test('every keystroke shows in the app’s frame and in the pane; the public page changes when it is published', async ({
  page,
  context,
}) => {
  await page.goto(entryAddress(quote))
  const editor = page.frameLocator('iframe[title$=": editor"]')
  const field = editor.getByRole('textbox', { name: /^Quote/ })
  await expect(field).toBeVisible()
  await page.getByRole('button', { name: 'Live preview' }).click()
  const app = await previewFrame(page, ({ parent }) => parent?.parentFrame() === page.mainFrame())
  const pane = await previewFrame(page, ({ parent }) => parent === page.mainFrame())

  await field.fill('')
  const sentence = `Lead from the middle ${Date.now()}`
  for (const [index, letter] of [...sentence].entries()) {
    await field.press(letter === ' ' ? 'Space' : letter)
    const typed = sentence.slice(0, index + 1).trim()
    await expect(app.locator('blockquote')).toHaveText(typed)
    await expect(pane.locator('blockquote')).toHaveText(typed)
  }

  const visitor = await context.newPage()
  await visitor.goto(stack.site)
  await expect(visitor.getByText(sentence)).toHaveCount(0)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByText(sentence)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 5000 })
})

test('the edit link of a page opens its entry in the right space', async ({ page }) => {
  for (const [path, space] of [
    ['/', stack.spaces.association],
    ['/fall-institute', stack.spaces.events],
  ] as const) {
    await page.goto(stack.site + path)
    await page.getByRole('link', { name: 'Edit this page' }).click()
    await expect(page).toHaveURL(new RegExp(`/spaces/${space}/environments/${stack.environment}/entries/`))
    await expect(
      page.frameLocator('iframe[title$=": editor"]').getByRole('textbox', { name: /^Title/ }),
    ).toBeVisible()
  }
})

test('a click on a block in the preview opens its field', async ({ page }) => {
  await page.goto(entryAddress(quote))
  const app = await previewFrame(page, ({ parent }) => parent?.parentFrame() === page.mainFrame())
  await app.locator('figcaption').click()
  const editor = page.frameLocator('iframe[title$=": editor"]')
  await expect(editor.getByRole('textbox', { name: /^Attribution/ })).toBeFocused()
})

test('turning the slides of a carousel in the preview opens nothing, and typing keeps it turned', async ({
  page,
}) => {
  await page.goto(entryAddress('ceo-voice-haddad'))
  const editor = page.frameLocator('iframe[title$=": editor"]')
  const carousel = editor.frameLocator('iframe').locator('[aria-roledescription="carousel"]').first()
  const field = editor.getByRole('textbox', { name: /^Quote/ })
  // A plain click selects the block.
  await carousel.getByRole('button', { name: 'Next slide' }).click({ modifiers: ['Alt'] })
  const before = (await field.textContent()) ?? ''
  await field.fill(`${before} Word by word.`)
  await expect(carousel).toContainText('Word by word.')
  await expect(carousel).not.toContainText('1 of 3')
  await expect(carousel.locator('[aria-roledescription="slide"]')).toHaveCount(3)
  await field.fill(before)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.locator('iframe[title$=": editor"]')).toHaveCount(1)
})

test('the sidebar names an error and jumps to its field', async ({ page }) => {
  await page.goto(entryAddress(quote))
  const editor = page.frameLocator('iframe[title$=": editor"]')
  const sidebar = page.frameLocator('iframe[title$=": sidebar"]')
  await editor.getByText('More', { exact: true }).click()
  const field = editor.getByRole('textbox', { name: /^Internal name/ })
  const before = await field.inputValue()
  await field.fill('')
  const issue = sidebar.getByRole('button', { name: /Internal name/ })
  await expect(issue).toContainText('required')
  await editor.getByRole('textbox', { name: /^Attribution/ }).focus()
  await issue.click()
  await expect(field).toBeFocused()
  await field.fill(before)
  await expect(issue).toHaveCount(0)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

type Nested = { parent: Frame | null }

async function previewFrame(page: Page, isWanted: (nested: Nested) => boolean): Promise<Frame> {
  const find = () =>
    page
      .frames()
      .find(
        (frame) =>
          frame.url().startsWith(`${stack.site}/preview/`) && isWanted({ parent: frame.parentFrame() }),
      )
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy()
  const frame = find()
  if (!frame) throw new Error('The preview went away.')
  await expect(frame.locator('blockquote').first()).toBeVisible({ timeout: 20_000 })
  return frame
}
