import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { addressOf, inNewTab } from '../measuring/editor-stack.ts'
import { percentile } from '../measuring/figures.ts'
import { sized } from '../measuring/form.ts'
import { editorOf, logOf, previewFrame } from '../measuring/frames.ts'
import { type Latency, latency } from '../measuring/latency.ts'
import { openPage } from '../measuring/open-page.ts'
import { record } from '../measuring/recorder.ts'
import { letterAt, typeSteadily } from '../measuring/type-steadily.ts'
import { frameOf, openBlock, writeAtEnd } from './desk.ts'
import type { BlockPage } from './page-of-blocks.ts'
import type { Scene } from './scene.ts'

const rhythm = { keys: sized(200, 10), everyMs: 60, warmUp: sized(20, 2) }
const restMs = sized(2000, 200)

export type TypedField = { kind: 'content' | 'quoteBlock'; id: string; label: string }
export type Typed = Latency & { workP50: number; workP95: number }

export function typeInto({ browser, place }: Scene, page: BlockPage, field: TypedField): Promise<Typed> {
  const block = `${page.id}-${field.kind}-0`
  const output = `[data-contentful-entry-id="${block}"][data-contentful-field-id="${field.id}"]`
  return inNewTab(browser, async (tab) => {
    await tab.addInitScript(record, { input: field.label, output })
    await openPage(tab, addressOf(place, page.id))
    await openBlock(tab, block)
    const input = editorOf(tab).getByRole('textbox', { name: new RegExp(`^${field.label}`) })
    const preview = await previewFrame(tab, place, { entry: page.id, depth: 2 })
    await preview.locator(output).waitFor()
    await writeAtEnd(tab, input)
    await wait(restMs) // Waits until background loading ends.
    return figuresOf(tab, { preview, editor: await frameOf(input) })
  })
}

type Frames = { preview: Parameters<typeof logOf>[0]; editor: Parameters<typeof logOf>[0] }

async function figuresOf(tab: Page, { preview, editor }: Frames): Promise<Typed> {
  const keys = rhythm.keys + rhythm.warmUp
  await typeSteadily(tab.keyboard, { keys, everyMs: rhythm.everyMs }, (index) => keysAt(index))
  await wait(1000)
  const { typed, worked } = await logOf(editor)
  const { painted } = await logOf(preview)
  const work = worked.slice(rhythm.warmUp)
  return {
    ...latency(typed.slice(rhythm.warmUp), painted),
    ...{ workP50: percentile(work, 0.5), workP95: percentile(work, 0.95) },
  }
}

/** The field accepts only 200 characters. */
function keysAt(index: number): string[] {
  return index % 100 === 99 ? ['Shift+Home', letterAt(index)] : [letterAt(index)]
}
