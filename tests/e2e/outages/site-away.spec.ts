import { entryAddress, stack, turn } from '../environment.ts'
import { editorOf, isLive, opens, previewOf } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

test.use({ allowedErrors: [/Failed to load resource|ERR_/] })

test('a preview that could not be opened says that the site does not answer, and opens once it is back', async ({
  page,
}) => {
  await turn('stop', 'site')
  try {
    await page.goto(entryAddress('home-quote'))
    const pane = editorOf(page).getByRole('complementary', { name: 'Live preview' })
    await expect(pane.getByText(`The site at ${stack.site} does not answer.`)).toBeVisible(opens)
    await expect(pane.getByRole('button', { name: 'Try now' })).toBeVisible()
  } finally {
    await turn('start', 'site')
  }
  await isLive(editorOf(page))
  await expect(previewOf(editorOf(page)).locator('blockquote')).toBeVisible()
})
