import type { Page } from '@playwright/test'
import { contentful } from '../contentful.ts'
import { entryAddress, stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const editorOf = (page: Page) => page.frameLocator('iframe[title$=": editor"]').last()
const previewOf = (page: Page) => editorOf(page).frameLocator('iframe').first()

for (const space of ['association', 'events'] as const) {
  test(`a page of the ${space} space: a block is created, written and shown, and the focus stays`, async ({
    page,
  }) => {
    const words = `Written for ${space} ${Date.now()}`
    const id = await newPage(space)
    await page.goto(entryAddress(id, space))
    const add = editorOf(page).getByRole('button', { name: 'Add to Sections' })
    await add.click()
    const picker = editorOf(page).getByRole('dialog').filter({ hasText: 'Add to “' })
    await picker.getByRole('combobox', { name: 'Search blocks' }).fill('quote')
    await page.keyboard.press('Enter')
    await editorOf(page)
      .getByRole('textbox', { name: /^Quote/ })
      .fill(words)
    await expect(previewOf(page).locator('blockquote')).toHaveText(words)
    await editorOf(page).getByText('More', { exact: true }).click()
    await editorOf(page)
      .getByRole('textbox', { name: /^Internal name/ })
      .fill(words)
    await editorOf(page).getByRole('button', { name: 'Back', exact: true }).click()

    await add.click()
    await picker.getByRole('tab', { name: 'Existing entry' }).click()
    await picker.getByRole('button', { name: 'Choose an entry' }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill(words)
    await page.getByRole('checkbox', { name: words }).check()
    await page.getByRole('button', { name: 'Choose 1' }).click()
    await expect(previewOf(page).locator('blockquote')).toHaveText([words, words])
  })
}

test('a choice that is cancelled keeps the link, and Escape gives the focus back', async ({ page }) => {
  await page.goto(entryAddress(await newPage('association')))
  const image = editorOf(page).locator('[data-field="socialImage"]')
  await image.getByRole('button', { name: 'Choose existing' }).click()
  await page.getByRole('dialog').getByRole('radio').first().check()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose' }).click()
  await expect(image.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(1)
  const replace = image.getByRole('button', { name: 'Replace' })
  await replace.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(replace).toBeFocused()
  await expect(image.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(1)
})

test('undo takes back what a button of the toolbar did', async ({ page }) => {
  await page.goto(entryAddress('home-quote'))
  const quote = editorOf(page).getByRole('textbox', { name: /^Quote/ })
  await expect(quote).toHaveAttribute('contenteditable', 'true')
  const before = (await quote.textContent()) ?? ''
  await quote.press('Control+a')
  await editorOf(page).getByRole('button', { name: 'Bold' }).click()
  await expect(quote.locator('strong')).toHaveText(before)
  await page.keyboard.press('Control+Z')
  await expect(quote.locator('strong')).toHaveCount(0)
  await expect(quote).toHaveText(before)
})

async function newPage(space: keyof typeof stack.spaces) {
  const path = `/${space}-${Date.now()}`
  const fields = { title: { 'en-US': `A page of ${space}` }, path: { 'en-US': path } }
  const { sys } = await contentful.entry.create(
    { spaceId: stack.spaces[space], contentTypeId: 'page' },
    { fields },
  )
  return sys.id
}
