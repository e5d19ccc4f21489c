import type { Page } from '@playwright/test'
import { contentful } from '../contentful.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

/** Each block has findings, and text from edge to edge. */
const pageId = 'page-of-remarks'
const long =
  'Physicians who lead need words that reach from one edge of the page to the other, line after line, without a gap.'

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const richText = (text: string) => ({
  nodeType: 'document',
  data: {},
  content: [
    { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: text, marks: [], data: {} }] },
  ],
})

const blocks: [id: string, type: string, fields: Record<string, unknown>][] = [
  [
    'remarks-title',
    'title',
    { internalName: 'R title', text: long, tag: 'h4', color: 'blu', backgroundColor: 'gren' },
  ],
  [
    'remarks-text',
    'content',
    { internalName: 'R text', text: richText(`${long} ${long}`), class: 'nothing' },
  ],
  [
    'remarks-quote',
    'quoteBlock',
    { internalName: 'R quote', quote: richText(long), quoteMarkerColor: 'blu' },
  ],
  [
    'remarks-buttons',
    'buttonGroup',
    { internalName: 'R buttons', button1Text: 'Read', button1Url: 'javascript:1' },
  ],
  [
    'remarks-columns',
    'section',
    {
      internalName: 'R columns',
      columnBreakpoints: 'col-6 col-md-4',
      elements: [link('remarks-title'), link('remarks-text'), link('remarks-quote')],
    },
  ],
]

async function seed() {
  const spaceId = stack.spaces.association
  const { total } = await contentful.entry.getMany({ spaceId, query: { 'sys.id': pageId } })
  if (total > 0) return // a restarted worker finds the page
  const create = (entryId: string, contentTypeId: string, fields: Record<string, unknown>) =>
    contentful.entry.createWithId(
      { spaceId, entryId, contentTypeId },
      { fields: Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, { 'en-US': value }])) },
    )
  for (const [id, type, fields] of blocks) await create(id, type, fields)
  const sections = blocks.map(([id]) => link(id))
  await create(pageId, 'page', { title: 'Remarks', path: '/remarks', description: long, sections })
}

async function openAt(page: Page, entry: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const place = `space=${stack.spaces.association}&environment=${stack.environment}&entry=${entry}`
  await page.goto(`${stack.site}/api/preview/enter?secret=${stack.previewSecret}&${place}`)
  await expect(page.locator('[data-markers][data-placed]').first()).toBeVisible()
}

type Rect = { left: number; right: number; top: number; bottom: number }

/** In screen coordinates. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const rect = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom })
    const words: (Rect & { text: string })[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      if (node.parentElement?.closest('[data-markers], script, style')) continue
      range.selectNodeContents(node)
      const text = node.nodeValue?.trim().slice(0, 40) ?? ''
      if (text) words.push(...[...range.getClientRects()].map((line) => ({ text, ...rect(line) })))
    }
    const markers = [...document.querySelectorAll<HTMLElement>('[data-markers]')]
    return {
      words,
      waiting: markers.filter(({ dataset }) => dataset.placed === undefined).length,
      boxes: markers.map((marker) => rect(marker.getBoundingClientRect())),
    }
  })

const covers = (marker: Rect, word: Rect) =>
  word.left < marker.right && marker.left < word.right && word.top < marker.bottom && marker.top < word.bottom

/** Finds markers that lack a place, leave the page, overlap, or cover text. */
async function misplaced(page: Page, width: number) {
  const { words, boxes, waiting } = await measure(page)
  return {
    waiting,
    hidden: words.filter((word) => boxes.some((box) => covers(box, word))).map(({ text }) => text),
    outside: boxes.filter(({ left, right }) => left < 0 || right > width),
    onEachOther: boxes.filter((box) => boxes.some((other) => other !== box && covers(box, other))),
  }
}

for (const width of [375, 820, 1440])
  test(`markers of findings hide no word at ${width} px`, async ({ page }) => {
    for (const entry of ['broken', pageId]) {
      await openAt(page, entry, width)
      await expect
        .poll(() => misplaced(page, width), entry)
        .toEqual({ waiting: 0, hidden: [], outside: [], onEachOther: [] })
    }
  })

test('a marker shows its findings to the keyboard, and Escape leaves it', async ({ page }) => {
  await openAt(page, pageId, 820)
  const finding = page.getByRole('button', { name: /^Error: |^Advice: / }).first()
  await page.keyboard.press('Tab')
  for (let step = 0; step < 60; step += 1) {
    if (await finding.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(finding).toBeFocused()
  expect((await finding.boundingBox())?.width).toBeGreaterThan(100)
  await page.keyboard.press('Escape')
  await expect(finding).not.toBeFocused()
  expect((await finding.boundingBox())?.width).toBeLessThan(30)
})

test.beforeAll(seed)
