import { expect, test } from '../test.ts'

const notices = [
  { type: 'notificationDialogue', name: 'Registration is open', close: 'Close the notice' },
  { type: 'announcement', name: 'Announcement', close: 'Close the announcement' },
] as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const { type, name, close } of notices) {
      test(`${type} is a dialog with a name that the keyboard closes`, async ({ page }) => {
        await page.goto(`/preview/gallery/${type}/alone?variant=fixture`)
        const dialog = page.getByRole('dialog', { name })
        await expect(dialog).toBeVisible()
        await dialog.getByRole('button', { name: close }).press('Enter')
        await expect(dialog).toBeHidden()
      })
    }
  })
}

test('the words of a notice are announced', async ({ page }) => {
  await page.goto('/preview/gallery/notificationDialogue/alone?variant=fixture')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Registration for the annual conference',
  )
})
