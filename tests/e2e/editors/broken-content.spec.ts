import { edit, publish } from '../contentful.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const preview = (entry: string) =>
  `${stack.site}/api/preview/enter?secret=${stack.previewSecret}&space=${stack.spaces.association}&environment=${stack.environment}&entry=${entry}`

/** Contentful accepts unsafe URLs. */
async function writeHostileLinks() {
  await edit('broken-addresses', {
    button1Text: 'Runs no script',
    button1Url: 'javascript:alert(document.domain)',
    button2Text: 'Leads to no other host',
    button2Url: '//evil.example/path',
  })
  const words = { nodeType: 'text', value: 'A link without a place to go', marks: [], data: {} }
  const hyperlink = { nodeType: 'hyperlink', data: { uri: 'javascript:alert(1)' }, content: [words] }
  const paragraph = { nodeType: 'paragraph', data: {}, content: [hyperlink] }
  await edit('broken-hostile-text', { text: { nodeType: 'document', data: {}, content: [paragraph] } })
  await publish('broken-addresses')
  await publish('broken-hostile-text')
}

test('broken blocks take only themselves down', async ({ page }) => {
  await writeHostileLinks()
  await expect(async () => {
    const answer = await page.goto(`${stack.site}/broken`)
    expect(answer?.status()).toBe(200)
    for (const words of ['Runs no script', 'A link without a place to go'])
      expect(await page.getByText(words).count()).toBeGreaterThan(0)
  }).toPass()
  await expect(page.getByText('This stands before the broken blocks')).toBeVisible()
  await expect(page.getByText('This stands after the broken blocks.')).toBeVisible()
  await expect(page.getByText('This text stands once')).toHaveCount(1)
  await expect(page.getByText('Visitors must not read this')).toHaveCount(0)
  const addresses = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol))
  expect(addresses.filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol))).toEqual(
    [],
  )
  expect(await page.locator('main').textContent()).not.toMatch(
    /is required|missing or not published|must be/i,
  )
})

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

test('the editor sees the block, the field and the reason', async ({ page }) => {
  await edit('broken-inside-itself', {
    elements: [link('broken-in-circle'), link('broken-inside-itself'), link('never-written')],
  })
  await page.goto(preview('broken'))
  await expect(page.getByText('This stands after the broken blocks.')).toBeVisible()
  await expect(page.getByText(/contains itself/i).first()).toBeVisible()
  const note = page.getByRole('note', { name: 'Problem in Section' })
  const reason = 'Elements links to never-written, which is missing or not published.'
  await expect(note.filter({ hasText: reason }).first()).toBeVisible()
})
