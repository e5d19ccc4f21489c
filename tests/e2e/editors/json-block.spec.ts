import { entryAddress, stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const cards = 'lp-new-chiefs-actions'

test('an empty JSON block offers examples, and says which card is wrong', async ({ page }) => {
  await page.goto(entryAddress(cards))
  const editor = page.frameLocator('iframe[title$=": editor"]')
  const data = editor.getByRole('textbox', { name: /^Data/ })
  await editor.getByRole('button', { name: 'Edit as text' }).click()
  await data.fill('')
  await editor.getByLabel('Start from an example').selectOption('actionCards')
  await expect(data).toHaveValue(/"buttonText": "BOOK NOW"/)

  await data.fill('{ "cards": [{ "title": "Coaching", "link": "/resources" }, { "link": "javascript:1" }] }')
  await expect(editor.getByText('Card 2: Title is required.').first()).toBeVisible()
  await expect(editor.getByText(/Card 2: Link: .* is not a valid address/).first()).toBeVisible()

  await data.fill('{}')
  await expect(editor.getByText('Card 2: Title is required.')).toHaveCount(0)
})

test('icons come from one file that browsers keep for a year', async ({ page }) => {
  const sprites: string[] = []
  page.on('response', (answer) => {
    if (/\/icons\.[^/]*\.svg$/.test(answer.url())) sprites.push(answer.headers()['cache-control'] ?? '')
  })
  await page.goto(stack.site)
  const drawn = page.locator('article svg:has(use)').first()
  await drawn.scrollIntoViewIfNeeded()
  await expect.poll(() => drawn.evaluate((svg: SVGSVGElement) => svg.getBBox().width)).toBeGreaterThan(0)
  expect(sprites).toEqual(['public, max-age=31536000, immutable'])
})
