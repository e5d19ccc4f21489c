import { misplaced } from '@association/content/html/testing/misplaced.ts'
import { edit } from '../contentful.ts'
import { entryAddress } from '../environment.ts'
import { expect, test } from '../test.ts'

/** React reports markup that the browser parsed differently. */
test('HTML that is nested wrongly starts the live preview without an error, also in a list', async ({
  page,
}) => {
  const tiles = misplaced.slice(0, 24).map((description, index) => ({ title: `Tile ${index}`, description }))
  await edit('membership-shortcuts', { kind: 'iconTiles', data: { title: 'Wrong', tiles } })
  await edit('cmo-dates', { body: misplaced.join('') })
  for (const [entry, field] of [
    ['membership-shortcuts', /^Data/],
    ['cmo-dates', /^Body/],
  ] as const) {
    await page.goto(entryAddress(entry))
    const editor = page.frameLocator('iframe[title$=": editor"]')
    if (entry === 'membership-shortcuts') await editor.getByRole('button', { name: 'Edit as text' }).click()
    const written = editor.getByRole('textbox', { name: field })
    await written.fill((await written.inputValue()).replace('a list item', 'a typed item'))
    await expect(editor.frameLocator('iframe').locator('main')).toContainText('a typed item', {
      timeout: 20_000,
    })
  }
})
