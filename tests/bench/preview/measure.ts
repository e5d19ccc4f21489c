import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Frame, Locator, Page } from '@playwright/test'
import { type Latency, latency } from './latency.ts'
import { holdBack, type Moment, record } from './recorder.ts'

export type Path = 'app' | 'pane' | 'stock'
type Stack = { webApp: string; site: string; space: string; environment: string }

/** A block in the middle of the seed's page of forty, and the field that is typed into. */
const block = { id: 'bench-quoteBlock-4', page: 'bench', field: 'Attribution' }
const rhythm = { keys: 200, everyMs: 60, warmUp: 20 }
const output = `[data-contentful-entry-id="${block.id}"][data-contentful-field-id="attribution"]`
/** Field editors of stock Contentful, and the SDK's hook: both wait until nobody types. */
const stock = { editorMs: 300, hookMs: 100 }

/** Types into a block of a page of forty and answers how soon each key is seen. */
export async function measure(browser: Browser, path: Path, stack: Stack): Promise<Latency> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } })
  try {
    await context.addInitScript(record, { input: block.field, output })
    if (path === 'stock') await context.addInitScript(holdBack, stock)
    const page = await context.newPage()
    const query = path === 'app' ? '' : `?preview=${block.page}`
    await page.goto(
      `${stack.webApp}/spaces/${stack.space}/environments/${stack.environment}/entries/${block.id}${query}`,
    )
    const field = await fieldOn(page, path)
    await field.click()
    const preview = await previewFrame(page, path, stack)
    await preview.locator(output).waitFor()
    await wait(2000) // what loads beside it comes to rest
    const editor = await (await field.elementHandle())?.ownerFrame()
    if (!editor) throw new Error('The editor has no frame.')
    await field.fill('')
    await type(page, path)
    await wait(1000)
    const typed = (await moments(editor, 'typed')).slice(1 + rhythm.warmUp)
    return latency(typed, await moments(preview, 'painted'))
  } finally {
    await context.close()
  }
}

/** In our app's editor, or in Contentful's own: whoever uses its pane may well write there. */
async function fieldOn(page: Page, path: Path): Promise<Locator> {
  const name = new RegExp(`^${block.field}`)
  if (path === 'app') return page.frameLocator('iframe[title$=": editor"]').getByRole('textbox', { name })
  await page.getByRole('button', { name: 'Editor', exact: true }).click()
  return page.getByRole('textbox', { name })
}

/** Keys come at a steady pace, whether or not the browser is done with the one before. */
async function type(page: Page, path: Path) {
  const begin = performance.now()
  const letters = 'lead from the middle '
  for (let key = 0; key < rhythm.keys + rhythm.warmUp; key += 1) {
    await wait(Math.max(0, begin + key * rhythm.everyMs - performance.now()))
    // The field takes 200 characters: now and then it is emptied, and goes on with what no other run writes.
    const isFull = key % 150 === 149
    if (isFull) await page.keyboard.press('Control+A')
    await page.keyboard.press(isFull ? path.charAt(0) : keyOf(letters[key % letters.length]))
  }
}

const keyOf = (letter = 'x') => (letter === ' ' ? 'Space' : letter)

const moments = (frame: Frame, kind: 'typed' | 'painted'): Promise<Moment[]> =>
  frame.evaluate(
    (name) => (window as unknown as { benchLog: Record<string, Moment[]> }).benchLog[name] ?? [],
    kind,
  )

/** The frame that shows the whole page: two levels down in our app, one in the pane. */
async function previewFrame(page: Page, path: Path, stack: Stack): Promise<Frame> {
  const isWanted = (frame: Frame) => {
    const holder = path === 'app' ? frame.parentFrame()?.parentFrame() : frame.parentFrame()
    return (
      frame.url().includes(`/${block.page}?`) &&
      frame.url().startsWith(stack.site) &&
      holder === page.mainFrame()
    )
  }
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const frame = page.frames().find(isWanted)
    if (frame) return frame
    await wait(200)
  }
  throw new Error(`No preview of the page appeared (${path}).`)
}
