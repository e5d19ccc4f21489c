import type { Locator, Page } from '@playwright/test'
import { createDraft, deleteDrafts, storedValue } from '../contentful.ts'
import { entryAddress, stack } from '../environment.ts'
import { expect, test } from '../test.ts'

// Editors with previews load repeatedly.
test.describe.configure({ timeout: 120_000 })
test.afterAll(deleteDrafts)

const editorOf = (page: Page) => page.frameLocator('iframe[title$=": editor"]').last()

type TextNode = {
  nodeType: string
  content?: TextNode[]
  value?: string
  data?: object
  marks?: { type: string }[]
}

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
const node = (nodeType: string, content: TextNode[] = [], data: object = {}): TextNode => ({
  nodeType,
  data,
  content,
})
const paragraph = (...content: TextNode[]) => node('paragraph', content)
const document = (...content: TextNode[]) => node('document', content)
const link = (linkType: 'Entry' | 'Asset', id: string) => ({
  target: { sys: { type: 'Link', linkType, id } },
})

async function openText(page: Page, written?: TextNode) {
  const id = await createDraft('content', {
    internalName: 'A text to edit',
    ...(written ? { text: written } : {}),
  })
  await page.goto(entryAddress(id))
  const editor = editorOf(page)
  const field = editor.getByRole('textbox', { name: 'Text', exact: true })
  await expect(field).toHaveAttribute('contenteditable', 'true', { timeout: 40_000 })
  return {
    id,
    editor,
    field,
    button: (name: string) => editor.getByRole('button', { name, exact: true }),
    stored: async () => ((await storedValue(id, 'text')) as TextNode | undefined)?.content,
  }
}

test('words are typed and formatted by keys, and undo takes one step after the other back', async ({
  page,
}) => {
  const { field, button, stored } = await openText(page)
  await field.click()
  await page.keyboard.type('Lead ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('well')
  await page.keyboard.press('Control+b')
  await expect(field.locator('strong')).toHaveText('well')
  await expect.poll(stored).toEqual([paragraph(text('Lead '), text('well', 'bold'))])
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+i')
  await expect(button('Italic')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(stored).toEqual([paragraph(text('Lead ', 'italic'), text('well', 'bold', 'italic'))])
  await page.keyboard.press('Control+z')
  await expect(button('Italic')).toHaveAttribute('aria-pressed', 'false')
  await expect(field.locator('em')).toHaveCount(0)
  await expect(field).toHaveText('Lead well')
})

test('headings keep to the levels that the page can have', async ({ page }) => {
  const { field, editor, stored } = await openText(page)
  await field.click()
  await page.keyboard.press('Control+Alt+1')
  await page.keyboard.type('First')
  await expect(field.getByRole('heading', { name: 'First', level: 2 })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Alt+5')
  await page.keyboard.type('Second')
  await expect(field.getByRole('heading', { name: 'Second', level: 3 })).toBeVisible()
  await editor.getByRole('button', { name: 'Text style: Heading 3' }).click()
  await expect(editor.getByRole('menuitem')).toHaveText([/Paragraph/, /Heading 2/, /Heading 3/])
  await editor.getByRole('menuitem', { name: 'Paragraph' }).click()
  await expect.poll(stored).toEqual([node('heading-2', [text('First')]), paragraph(text('Second'))])
})

test('lists are typed like Markdown, and Tab nests them', async ({ page }) => {
  const { field, button, stored } = await openText(page)
  await field.click()
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('inner')
  await page.keyboard.press('Tab')
  await expect(button('Bulleted list')).toHaveAttribute('aria-pressed', 'true')
  const inner = node('unordered-list', [node('list-item', [paragraph(text('inner'))])])
  const list = node('unordered-list', [node('list-item', [paragraph(text('one')), inner])])
  await expect.poll(stored).toEqual([list])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Control+Shift+7')
  const item = (words: string) => node('list-item', [paragraph(text(words))])
  await expect.poll(stored).toEqual([node('ordered-list', [item('one'), item('inner')])])
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(stored).toEqual([node('ordered-list', [item('inner'), item('one')])])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(field).not.toBeFocused()
})

test('a table gets rows and columns, and Tab goes from cell to cell', async ({ page }) => {
  const { field, editor, button, stored } = await openText(page)
  await field.click()
  await button('Insert').click()
  await editor.getByRole('menuitem', { name: 'Table' }).click()
  await page.keyboard.type('Name')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Fee')
  await button('Table').click()
  await editor.getByRole('menuitem', { name: 'Delete column' }).click()
  await button('Table').click()
  await editor.getByRole('menuitem', { name: 'Delete row' }).click()
  await expect(field.getByRole('row')).toHaveCount(2)
  await expect(field.getByRole('cell')).toHaveCount(4)
  await expect(field).toBeFocused()
  const last = field.getByRole('cell').last()
  await last.click()
  await expect
    .poll(() => last.evaluate((cell) => cell.contains(getSelection()?.anchorNode ?? null)))
    .toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.type('A new row')
  await expect(field.getByRole('row')).toHaveCount(3)
  await expect.poll(async () => JSON.stringify(await stored())).toContain('"A new row"')
  const [table] = (await stored()) ?? []
  expect(table?.content?.map(({ content = [] }) => content.length)).toEqual([2, 2, 2])
})

test('a link leads to a page of this space, of the other space, to mail, and away', async ({ page }) => {
  const { field, editor, button, stored } = await openText(page, document(paragraph(text('Go there'))))
  const choose = async (words: string, option: RegExp) => {
    await field.press('Control+a')
    await page.keyboard.press('Control+k')
    await expect(editor.getByRole('combobox', { name: /^Page or address/ })).toBeFocused()
    await page.keyboard.type(words)
    await editor.getByRole('option', { name: option }).first().click()
    await expect(field).toBeFocused()
  }
  await choose('Membership', /\/membership\b/)
  await expect.poll(async () => JSON.stringify(await stored())).toContain('"nodeType":"entry-hyperlink"')
  await choose('/fall-institute', /\/fall-institute\b/)
  const linked = (uri: string) => [paragraph(node('hyperlink', [text('Go there')], { uri }))]
  await expect.poll(stored).toEqual(linked('/fall-institute'))

  await field.press('Control+a')
  await page.keyboard.press('Control+k')
  const target = editor.getByRole('combobox', { name: /^Page or address/ })
  await expect(target).toHaveValue('/fall-institute')
  await target.fill('ann@example.com')
  await page.keyboard.press('Enter')
  await expect.poll(stored).toEqual(linked('mailto:ann@example.com'))
  await expect(field).toBeFocused()

  await button('Link').click()
  await editor.getByRole('button', { name: 'Remove link' }).click()
  await expect.poll(stored).toEqual([paragraph(text('Go there'))])
})

test('an embedded entry and a file are cards that move, open and go', async ({ page }) => {
  const quote = await createDraft('quoteBlock', { internalName: 'A quote in a text' })
  const card = node('embedded-entry-block', [], link('Entry', quote))
  const { field, editor, button, stored } = await openText(
    page,
    document(paragraph(text('Before')), card, paragraph(text('After'))),
  )
  await expect(field.getByRole('button', { name: /^A quote in a text/ })).toContainText('Quote')
  const action = (name: string) => field.getByRole('button', { name, exact: true })
  await action('Move A quote in a text down').click()
  await expect(editor.getByRole('status').filter({ hasText: 'to 3 of 3' })).toHaveCount(1)
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(stored).toEqual([card, paragraph(text('Before')), paragraph(text('After'))])
  await action('Remove A quote in a text').click()
  await expect.poll(stored).toEqual([paragraph(text('Before')), paragraph(text('After'))])
  await page.keyboard.press('Control+z')
  await expect(action('Remove A quote in a text')).toBeVisible()

  await field.getByText('After').click()
  await button('Insert').click()
  await editor.getByRole('menuitem', { name: 'Picture or file…' }).click()
  await page.getByRole('dialog').getByRole('radio').first().check()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose' }).click()
  await expect(field.locator('img')).toHaveCount(1)
  await expect.poll(async () => (await stored())?.at(-1)?.nodeType).toBe('embedded-asset-block')

  await field.getByRole('button', { name: /^A quote in a text/ }).click()
  await expect(page).toHaveURL(new RegExp(`/entries/${quote}`))
})

test('content that the app does not know stays as it is, and so does the rest of the text', async ({
  page,
}) => {
  const unknown = node('embedded-resource-block', [], {
    target: {
      sys: {
        type: 'ResourceLink',
        linkType: 'Contentful:Entry',
        urn: 'crn:contentful:::content:spaces/x/entries/y',
      },
    },
  })
  const untouched = paragraph(text(''), node('hyperlink', [text('there')], { uri: '/x' }), text(''))
  const { field, stored } = await openText(page, document(untouched, unknown, paragraph(text('End'))))
  await field.getByText('End').click()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect.poll(stored).toEqual([untouched, unknown, paragraph(text('End!'))])
})

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><h1>On <b>trust</b></h1>
<p class=MsoNormal>Read <a href="https://example.com/">this</a>, <span style='mso-bidi-font-weight:bold'><b>now</b></span>.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·  </span>one<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o  </span>inner<o:p></o:p></p></body></html>`

test.describe('pasting', () => {
  test('a text from Word keeps its form, and one Ctrl+Z takes it back', async ({ page }) => {
    const { field, stored } = await openText(page)
    await field.click()
    await paste(field, fromWord)
    await expect(field.getByRole('heading', { name: 'On trust', level: 2 })).toBeVisible()
    const inner = node('unordered-list', [node('list-item', [paragraph(text('inner'))])])
    await expect
      .poll(stored)
      .toEqual([
        node('heading-2', [text('On trust')]),
        paragraph(
          text('Read '),
          node('hyperlink', [text('this')], { uri: 'https://example.com/' }),
          text(', '),
          text('now', 'bold'),
          text('.'),
        ),
        node('unordered-list', [node('list-item', [paragraph(text('one')), inner])]),
      ])
    await page.keyboard.press('Control+z')
    await expect(field).toHaveText('')
  })

  test('an address over words links them', async ({ page }) => {
    const { field, stored } = await openText(page, document(paragraph(text('Read on'))))
    await field.press('Control+a')
    await paste(field, '', 'https://example.com/more')
    const linked = node('hyperlink', [text('Read on')], { uri: 'https://example.com/more' })
    await expect.poll(stored).toEqual([paragraph(linked)])
  })

  test('plain text is pasted as it is', async ({ page }) => {
    const { field, stored } = await openText(page)
    await field.click()
    await paste(field, '', '# as *it* is\n- <b>here</b>\n\nEnd')
    await expect
      .poll(stored)
      .toEqual([paragraph(text('# as *it* is\n- <b>here</b>')), paragraph(text('End'))])
  })

  test('hostile HTML runs nothing and asks for nothing', async ({ page }) => {
    const { field } = await openText(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await field.click()
    await paste(
      field,
      `<h2>Head</h2><img src="${stack.site}/pasted.png" onerror="parent.pasted = true"><script>parent.pasted = true</script>
       <svg onload="parent.pasted = true"></svg><link rel="stylesheet" href="${stack.site}/pasted.css">
       <a href="javascript:parent.pasted = true">click</a><p>Text</p>`,
    )
    await expect(field).toHaveText('HeadclickText')
    await field.press('End') // pasted content had time to load
    expect(asked.filter((url) => url.includes('pasted'))).toEqual([])
    expect(await field.evaluate(() => 'pasted' in window)).toBe(false)
  })
})

/** The clipboard would sanitize the HTML. */
const paste = (field: Locator, html: string, plain = 'plain') =>
  field.evaluate(
    (area, copied) => {
      const clipboardData = new DataTransfer()
      if (copied.html !== '') clipboardData.setData('text/html', copied.html)
      clipboardData.setData('text/plain', copied.plain)
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { html, plain },
  )

test('the toolbar is one stop of the Tab key and explains its keys', async ({ page }) => {
  const { editor, field } = await openText(page)
  await field.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(editor.getByRole('button', { name: /^Text style/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(editor.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(editor.getByRole('button', { name: 'Keys' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('region', { name: 'Keys of the text' })).toContainText('Ctrl+Shift+7')
  await page.keyboard.press('Escape')
  await expect(editor.getByRole('button', { name: 'Keys' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
})
