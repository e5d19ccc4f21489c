import { colleague, contentful, createDraft, deleteDrafts, edit, publish } from '../contentful.ts'
import { expectNoViolation, places } from '../desk-axe.ts'
import { entryAddress, stack } from '../environment.ts'
import { editorOf, isLive, opens } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

const spaceId = stack.spaces.association
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const published: string[] = []

// axe checks many windows at two widths.
test.describe.configure({ timeout: 240_000 })
test.afterAll(async () => {
  for (const entryId of published) await contentful.entry.unpublish({ spaceId, entryId })
  await deleteDrafts()
})

test('no window of the desk breaks a rule of axe', async ({ page }) => {
  const data = { cards: [{ title: 'Coaching', description: 'In **small** groups', link: '/coaching' }] }
  const cards = await createDraft('jsonData', { internalName: 'Axe cards', kind: 'actionCards', data })
  const heading = await createDraft('title', { internalName: 'Axe title', text: 'Look at me', tag: 'h1' })
  const entry = await createDraft('page', {
    title: 'Axe',
    path: '/axe',
    sections: [heading, cards].map(link),
  })
  for (const id of [heading, cards, entry]) await publish(id)
  published.push(entry, heading, cards)
  await edit(heading, { text: 'Look at me now', color: 'green' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(entryAddress(entry))
  const editor = editorOf(page)
  await isLive(editor)
  const dialog = page.frameLocator('dialog[open] iframe')

  await test.step('forms of cards, and the view of another person', async () => {
    await editor.getByRole('treeitem', { name: /^Axe cards/ }).click()
    await expect(editor.getByRole('textbox', { name: /^Description/ }).last()).toBeVisible(opens)
    await editor.getByRole('button', { name: /^View as/ }).click()
    await expect(editor.getByRole('dialog', { name: 'View as' })).toBeVisible()
    await expectNoViolation(page, 'editor')
    await page.keyboard.press('Escape')
  })
  await test.step('folded groups, and the palette', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await editor.getByRole('treeitem', { name: /^Axe title/ }).click()
    for (const name of ['Layout', 'Colors']) await editor.locator('summary').filter({ hasText: name }).click()
    await editor.getByRole('button', { name: 'Choose Color', exact: true }).click()
    await expect(editor.getByRole('radiogroup', { name: 'Color from the palette' })).toBeVisible()
    await expectNoViolation(page, 'editor', 'main')
    await editor.getByRole('button', { name: 'Close', exact: true }).click()
  })
  await test.step('a comparison with changes', async () => {
    await editor.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect(dialog.getByRole('region', { name: 'Color' })).toBeVisible(opens)
    await dialog.getByRole('button', { name: 'Restore this field' }).first().click()
    await expectNoViolation(page, 'dialog')
    await dialog.getByRole('button', { name: 'Keep the draft' }).press('Escape')
    await expect(dialog.getByRole('button', { name: 'Restore 1 field' })).toBeFocused()
    await expectNoViolation(page, 'dialog')
    await dialog.getByRole('button', { name: 'Close without restoring' }).click()
  })
  await test.step('the large preview', async () => {
    await editor.getByRole('button', { name: 'Larger' }).click()
    await expect(dialog.getByRole('radio', { name: 'Desktop' })).toBeAttached(opens)
    await dialog.getByRole('button', { name: 'Add a second view' }).click()
    await expectNoViolation(page, 'dialog')
  })
})

test('the dialog of a link breaks no rule of axe', async ({ page }) => {
  const quote = await createDraft('quoteBlock', { internalName: 'Axe quote', attribution: 'Ann' })
  await page.goto(entryAddress(quote))
  const editor = editorOf(page)
  const text = editor.getByRole('textbox', { name: /^Quote/ })
  await text.click()
  // The text is visible before its editor.
  await expect(text).toHaveAttribute('contenteditable', 'true', opens)
  await page.keyboard.type('Go there')
  await page.keyboard.press('Control+k')
  await expect(editor.getByRole('combobox', { name: /^Page or address/ })).toBeFocused()
  await page.keyboard.type('Membership')
  await expect(editor.getByRole('option').first()).toBeVisible(opens)
  await expectNoViolation(page, 'editor')
})

test('the home with the form for a new page, and the settings, break no rule of axe', async ({ page }) => {
  const space = `${stack.webApp}/spaces/${spaceId}/environments/${stack.environment}`
  await page.goto(`${space}/home`)
  const home = page.frameLocator(places.home)
  await home.getByRole('button', { name: 'New page' }).click(opens)
  await expect(home.getByRole('form', { name: 'New page' })).toBeVisible()
  await expect(home.getByRole('button', { name: 'Check again' })).toHaveCSS('opacity', '1', opens)
  await expectNoViolation(page, 'home')
  await page.goto(`${space}/apps/association-app`)
  const checks = page.frameLocator(places.settings).getByRole('region', { name: 'Checks' })
  await expect(checks).toContainText('answers and accepts requests from this app', opens)
  await expectNoViolation(page, 'settings')
})

test.describe('beside a colleague', () => {
  // The browser logs the conflict.
  test.use({ allowedErrors: [/409 \(Conflict\)/] })

  test('the comparison of two versions of a field breaks no rule of axe', async ({ page }) => {
    const quote = await createDraft('quoteBlock', { internalName: 'Axe conflict', attribution: 'Ann' })
    await page.goto(entryAddress(quote))
    const editor = editorOf(page)
    const attribution = editor.getByRole('textbox', { name: /^Attribution/ })
    await expect(attribution).toHaveValue('Ann', opens)
    await edit(quote, { attribution: 'Theirs' }, { by: colleague })
    await attribution.fill('Mine')
    await editor.getByRole('button', { name: 'Compare field by field' }).click(opens)
    await expect(editor.getByRole('dialog').getByRole('radio', { name: /^Yours/ })).toBeChecked()
    await expectNoViolation(page, 'editor')
  })
})
