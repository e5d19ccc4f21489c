import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { addressOf, type EditorPlace, inNewTab } from '../measuring/editor-stack.ts'
import { sized } from '../measuring/form.ts'
import { editorOf, logOf, previewFrame } from '../measuring/frames.ts'
import { type Latency, latency } from '../measuring/latency.ts'
import { openPage } from '../measuring/open-page.ts'
import { record } from '../measuring/recorder.ts'
import { letterAt, typeSteadily } from '../measuring/type-steadily.ts'
import { holdBack } from './hold-back.ts'

export type Path = 'app' | 'pane' | 'stock'

const block = { id: 'bench-quoteBlock-4', page: 'bench', field: 'Attribution' }
const rhythm = { keys: sized(200, 10), everyMs: 60, warmUp: sized(20, 2) }
const restMs = sized(2000, 200)
const output = `[data-contentful-entry-id="${block.id}"][data-contentful-field-id="attribution"]`
/** Milliseconds without typing that stock field editors and the SDK's hook wait. */
const stock = { editorMs: 300, hookMs: 100 }

export function measure(browser: Browser, path: Path, place: EditorPlace): Promise<Latency> {
  return inNewTab(browser, async (page) => {
    await page.addInitScript(record, { input: block.field, output })
    if (path === 'stock') await page.addInitScript(holdBack, stock)
    await openPage(page, `${addressOf(place, block.id)}${path === 'app' ? '' : `?preview=${block.page}`}`)
    const field = await fieldOn(page, path)
    await field.click()
    const preview = await previewFrame(page, place, { entry: block.page, depth: path === 'app' ? 2 : 1 })
    await preview.locator(output).waitFor()
    await wait(restMs) // Waits until background loading ends.
    const editor = await (await field.elementHandle())?.ownerFrame()
    if (!editor) throw new Error('The editor has no frame.')
    await field.fill('')
    const keys = rhythm.keys + rhythm.warmUp
    await typeSteadily(page.keyboard, { keys, everyMs: rhythm.everyMs }, (index) => keysAt(index, path))
    await wait(1000)
    const { typed } = await logOf(editor)
    return latency(typed.slice(1 + rhythm.warmUp), (await logOf(preview)).painted)
  })
}

/** Users of Contentful's pane may also type in Contentful's own editor. */
async function fieldOn(page: Page, path: Path): Promise<Locator> {
  const name = new RegExp(`^${block.field}`)
  if (path === 'app') return editorOf(page).getByRole('textbox', { name })
  await page.getByRole('button', { name: 'Editor', exact: true }).click()
  return page.getByRole('textbox', { name })
}

/** The field accepts 200 characters, so it is emptied regularly and continues with text that no other run writes. */
function keysAt(index: number, path: Path): string[] {
  const isFull = index % 150 === 149
  return isFull ? ['Control+A', path.charAt(0)] : [letterAt(index)]
}
