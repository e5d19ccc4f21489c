import { contentful, createDraft, deleteDrafts, edit, publish } from '../contentful.ts'
import { expectNoViolation } from '../desk-axe.ts'
import { entryAddress, stack } from '../environment.ts'
import { editorOf, isLive, opens } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

const spaceId = stack.spaces.association
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const published: string[] = []

// Each window reads its content, and axe looks at each at two widths.
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
  })
  await test.step('the large preview', async () => {
    await editor.getByRole('button', { name: 'Larger' }).click()
    await expect(dialog.getByRole('radio', { name: 'Desktop' })).toBeAttached(opens)
    await dialog.getByRole('button', { name: 'Add a second view' }).click()
    await expectNoViolation(page, 'dialog')
  })
})
