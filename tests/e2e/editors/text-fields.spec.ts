import type { Locator, Page } from '@playwright/test'
import { createDraft, deleteDrafts, storedValue } from '../contentful.ts'
import { entryAddress, stack } from '../environment.ts'
import { expect, test } from '../test.ts'

// An editor with its previews loads more than once in a test.
test.describe.configure({ timeout: 120_000 })
test.afterAll(deleteDrafts)

const editorOf = (page: Page) => page.frameLocator('iframe[title$=": editor"]').last()

async function openQuote(page: Page) {
  const quote = await createDraft('quoteBlock', { internalName: 'A quote to draft', attribution: 'Ann' })
  await page.goto(entryAddress(quote))
  const field = editorOf(page).getByRole('textbox', { name: /^Quote/ })
  await expect(field).toBeVisible()
  const format = (name: string) => editorOf(page).getByRole('button', { name, exact: true })
  return { quote, field, format }
}

test('the buttons of the toolbar are switches', async ({ page }) => {
  const { field, format } = await openQuote(page)
  await field.fill('Head')
  for (const [name, marked] of [
    ['Heading', '## Head'],
    ['List', '- Head'],
    ['Numbered list', '1. Head'],
    ['Quote', '> Head'],
  ] as const) {
    await format(name).click()
    await expect(field).toHaveValue(marked)
    await expect(format(name)).toHaveAttribute('aria-pressed', 'true')
    await format(name).click()
    await expect(field).toHaveValue('Head')
    await expect(format(name)).toHaveAttribute('aria-pressed', 'false')
  }
  await field.fill('one\n- two')
  await field.press('Control+a')
  await format('List').click()
  await expect(field).toHaveValue('- one\n- two')
  await format('List').click()
  await expect(field).toHaveValue('one\ntwo')
})

test('Ctrl+B, Ctrl+I and Ctrl+K mark what is selected, and Ctrl+Z takes it back', async ({ page }) => {
  const { field } = await openQuote(page)
  await field.fill('words')
  for (const [key, marked] of [
    ['b', '**words**'],
    ['i', '*words*'],
  ] as const) {
    await field.press('Control+a')
    await field.press(`Control+${key}`)
    await expect(field).toHaveValue(marked)
    await field.press(`Control+${key}`)
    await expect(field).toHaveValue('words')
  }
  await field.press('Control+a')
  await field.press('Control+k')
  await page.keyboard.insertText('https://example.com/')
  await expect(field).toHaveValue('[words](https://example.com/)')
  await field.press('Control+z')
  await field.press('Control+z')
  await expect(field).toHaveValue('words')
})

const copied = `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><h2>On <i>trust</i></h2>
<p>Read <a href="https://example.com/">this</a>, <span style="font-weight:700">now</span>.</p>
<ul><li>one</li><ul><li>inner</li></ul></ul></b>`

test.describe('pasting', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('formatted text becomes Markdown, and one Ctrl+Z takes it back', async ({ page }) => {
    const { quote, field } = await openQuote(page)
    await field.fill('Before.')
    await field.press('End')
    // The app's frame writes it, for the web app's policy forbids styles in what it parses.
    await field.evaluate(async (_, html) => {
      const blob = (text: string, type: string) => new Blob([text], { type })
      const item = new ClipboardItem({
        'text/html': blob(html, 'text/html'),
        'text/plain': blob('On trust', 'text/plain'),
      })
      await navigator.clipboard.write([item])
    }, copied)
    await field.press('Control+v')
    const pasted =
      'Before.\n\n## On *trust*\n\nRead [this](https://example.com/), **now**.\n\n- one\n  - inner'
    await expect(field).toHaveValue(pasted)
    await expect
      .poll(async () => JSON.stringify(await storedValue(quote, 'quote')))
      .toContain('"nodeType":"heading-2"')
    await field.press('Control+z')
    await expect(field).toHaveValue('Before.')
  })

  test('plain text is pasted as it is', async ({ page }) => {
    const { field } = await openQuote(page)
    await page.evaluate(() => navigator.clipboard.writeText('# as *it* is\n- <b>here</b>'))
    await field.focus()
    await field.press('Control+v')
    await expect(field).toHaveValue('# as *it* is\n- <b>here</b>')
  })

  test('hostile HTML runs nothing and asks for nothing', async ({ page }) => {
    const { field } = await openQuote(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await paste(
      field,
      `<h2>Head</h2><img src="${stack.site}/pasted.png" onerror="parent.pasted = true"><script>parent.pasted = true</script>
       <svg onload="parent.pasted = true"></svg><link rel="stylesheet" href="${stack.site}/pasted.css">
       <a href="javascript:parent.pasted = true">click</a><p>Text</p>`,
    )
    await expect(field).toHaveValue('## Head\n\nclick\n\nText')
    await field.press('End') // what the browser would have begun by itself had its time
    expect(asked.filter((url) => url.includes('pasted'))).toEqual([])
    expect(await field.evaluate(() => 'pasted' in window)).toBe(false)
  })
})

/** Pastes HTML past the browser's clipboard, which would clean it. */
const paste = (field: Locator, html: string) =>
  field.evaluate((area, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    clipboardData.setData('text/plain', 'plain')
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

test('a counter is read with its field and announces only that the limit is near', async ({ page }) => {
  await openQuote(page)
  const field = editorOf(page).getByRole('textbox', { name: /^Attribution/ })
  await expect(field).toHaveAccessibleDescription(/3 of 200 characters/)
  const announced = editorOf(page).locator('[data-field="attribution"]').getByRole('status')
  await field.fill('Anna')
  await expect(field).toHaveAccessibleDescription(/4 of 200 characters/)
  await expect(announced).toHaveText('')
  await field.fill('A'.repeat(180))
  await expect(announced).toHaveText('Near the limit of 200 characters.')
  await field.fill('A'.repeat(201))
  await expect(announced).toHaveText('')
  await expect(editorOf(page).getByText(/Attribution must be at most 200 characters/)).toBeVisible()
})
