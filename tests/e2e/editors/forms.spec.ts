import type { Page } from '@playwright/test'
import { createDraft, deleteDrafts, storedValue } from '../contentful.ts'
import { entryAddress } from '../environment.ts'
import { editorOf, isLive, previewOf } from '../preview-frames.ts'
import { expect, test } from '../test.ts'

// Editors with previews load.
test.describe.configure({ timeout: 120_000 })
test.afterAll(deleteDrafts)

const saved = { timeout: 20_000 }

async function open(page: Page, entry: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(entryAddress(entry))
  const editor = editorOf(page)
  await isLive(editor)
  return { editor, preview: previewOf(editor) }
}

const titles = async (entry: string) => {
  const data = (await storedValue(entry, 'data')) as { cards: { title: string }[] }
  return data.cards.map(({ title }) => title)
}

test('cards are written, added, moved and removed in a form, and the preview follows', async ({ page }) => {
  const entry = await createDraft('jsonData', {
    internalName: 'Cards of a form',
    kind: 'actionCards',
    data: {
      title: 'Begin here',
      cards: [
        { id: 'coaching', title: 'Coaching', link: '/coaching', note: 'kept' },
        { id: 'course', title: 'A course', link: '/course' },
      ],
    },
  })
  // Headless Chromium never ends a drag with an image.
  await page.addInitScript(() => {
    DataTransfer.prototype.setDragImage = () => {}
  })
  const { editor, preview } = await open(page, entry)
  const cards = editor.getByRole('group', { name: /^Cards/ })
  const shown = (...names: string[]) => expect(preview.getByRole('heading', { level: 3 })).toHaveText(names)
  const fold = (name: RegExp) => cards.getByRole('button', { name })
  await shown('Coaching', 'A course')
  await expect(editor.getByRole('textbox', { name: /^Data/ })).toHaveCount(0)

  await fold(/^Card 2 A course/).click()
  await cards.getByRole('textbox', { name: /^Title/ }).fill('A longer course')
  await shown('Coaching', 'A longer course')
  await expect(fold(/^Card 2 A longer course/)).toBeVisible()
  await fold(/^Card 2/).click()

  await cards.getByRole('button', { name: 'Add card' }).click()
  await expect(fold(/^Card 3/)).toHaveAttribute('aria-expanded', 'true')
  await cards.getByRole('textbox', { name: /^Title/ }).fill('A book')
  await shown('Coaching', 'A longer course', 'A book')

  await fold(/^Card 3 A book/).press('Alt+ArrowUp')
  await shown('Coaching', 'A book', 'A longer course')
  await expect(fold(/^Card 2 A book/)).toBeFocused()
  await expect(cards.getByText('Moved card 3 to position 2 of 3.')).toBeAttached()
  await fold(/^Card 2/).click()
  await expect(fold(/^Card 2/)).toHaveAttribute('aria-expanded', 'false')
  // A busy browser can end a drag at its start, so the test retries.
  await expect(async () => {
    await cards
      .getByTitle('Drag to move')
      .nth(2)
      .dragTo(fold(/^Card 1/), { targetPosition: { x: 20, y: 4 } })
    await expect(fold(/^Card 1 A longer course/)).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await shown('A longer course', 'Coaching', 'A book')
  await cards.getByRole('button', { name: 'Remove Card 1' }).click()
  await shown('Coaching', 'A book')
  await expect(fold(/^Card 1 Coaching/)).toBeFocused()
  await page.keyboard.press('Control+z')
  await shown('A longer course', 'Coaching', 'A book')
  await expect.poll(() => titles(entry), saved).toEqual(['A longer course', 'Coaching', 'A book'])
  expect((await storedValue(entry, 'data')).cards[1]).toMatchObject({ id: 'coaching', note: 'kept' })
})

test('raw text comes on request, and a mistake in it loses nothing', async ({ page }) => {
  const stored = { title: 'Begin here', cards: [{ id: 'coaching', title: 'Coaching', link: '/coaching' }] }
  const entry = await createDraft('jsonData', { internalName: 'Raw', kind: 'actionCards', data: stored })
  const sections = [{ sys: { type: 'Link', linkType: 'Entry', id: entry } }]
  const { editor, preview } = await open(
    page,
    await createDraft('page', { title: 'Raw page', path: '/raw', sections }),
  )
  const row = editor.getByRole('treeitem', { name: /^Raw, / })
  await row.click()
  const text = editor.getByRole('textbox', { name: /^Data/ })
  const title = preview.getByRole('heading', { name: 'Begin here' })
  await expect(title).toBeVisible()
  await editor.getByRole('button', { name: 'Edit as text' }).click()
  await expect(text).toHaveValue(JSON.stringify(stored, null, 2))

  const broken = '{ "title": "Begin here", "cards": [ { "title": "Half'
  await text.fill(broken)
  await expect(editor.getByText('This is not valid JSON yet.')).toBeVisible()
  await expect(title).toBeVisible()
  // A change in the form would replace the text.
  await expect(editor.getByRole('button', { name: 'Edit in the form' })).toBeDisabled()
  await editor.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(text).toHaveCount(0)
  await row.click()
  await expect(text).toHaveValue(broken)
  await expect(editor.getByText('This is not valid JSON yet.')).toBeVisible()
  expect(await storedValue(entry, 'data')).toEqual(stored)

  await page.reload()
  await isLive(editor)
  await editor.getByRole('button', { name: 'Restore Data' }).click()
  await expect(text).toHaveValue(broken)
  await text.fill(`${broken} a title" } ] }`)
  await expect(preview.getByRole('heading', { name: 'Half a title' })).toBeVisible()
  await editor.getByRole('button', { name: 'Edit in the form' }).click()
  await expect(editor.getByRole('button', { name: /^Card 1 Half a title/ })).toBeVisible()
  await expect.poll(() => titles(entry), saved).toEqual(['Half a title'])
})

test('a schedule gets a session in the form of its day, and its list stays a list', async ({ page }) => {
  const opening = { id: 'opening', title: 'Opening', start: '08:00' }
  const days = [
    { date: '2026-04-17', sessions: [opening] },
    { date: '2026-04-18', sessions: [{ id: 'closing', title: 'Closing', start: '16:00' }] },
  ]
  const entry = await createDraft('scheduler', { internalName: 'Days of a form', days })
  const { editor, preview } = await open(page, entry)
  await expect(preview.getByRole('heading', { name: 'Opening' })).toBeVisible()
  const form = editor.getByRole('group', { name: 'Days', exact: true })
  await form.getByRole('button', { name: /^Day 1/ }).click()
  await form.getByRole('button', { name: 'Add session' }).click()
  await page.keyboard.type('Lunch')
  await form
    .getByRole('textbox', { name: /^Start/ })
    .last()
    .fill('12:00')
  await expect(preview.getByRole('heading', { name: 'Lunch' })).toBeVisible()
  await form.getByRole('button', { name: 'Move Session 2 up' }).click()
  await form.getByRole('button', { name: 'Remove Day 2' }).click()
  await expect(form.getByRole('button', { name: /^Day 2/ })).toHaveCount(0)
  await expect
    .poll(() => storedValue(entry, 'days'), saved)
    .toEqual([{ date: '2026-04-17', sessions: [{ title: 'Lunch', start: '12:00' }, opening] }])
})
