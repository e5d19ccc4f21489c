import type { Frame, Locator, Page } from '@playwright/test'
import { editorOf } from '../measuring/frames.ts'
import type { Steps } from './record-steps.ts'

/** Covers the first opening of an editor on a busy machine. */
const opens = { timeout: 60_000 }

/** The key of an outline line ends with the id of its entry. */
export const rowOf = (tab: Page, entry: string): Locator =>
  editorOf(tab).locator(`[role="treeitem"]:is([data-key="${entry}"], [data-key$=":${entry}"])`)

export async function openBlock(tab: Page, block: string) {
  const row = rowOf(tab, block)
  await row.waitFor(opens)
  await row.click()
}

/** Text is readable before its editor loads, but accepts no keys until then. */
export async function writeAtEnd(tab: Page, field: Locator) {
  await field.and(editorOf(tab).locator('input, textarea, [contenteditable="true"]')).click(opens)
  await tab.keyboard.press('Control+End')
}

export async function frameOf(element: Locator): Promise<Frame> {
  const frame = await (await element.elementHandle())?.ownerFrame()
  if (!frame) throw new Error('The editor has no frame.')
  return frame
}

type WithSteps = { benchSteps: Steps }

export const stepsOf = (frame: Frame): Promise<Steps> =>
  frame.evaluate(() => (window as unknown as WithSteps).benchSteps)

export async function stepIn(frame: Frame, step: keyof Steps): Promise<number[]> {
  await frame.waitForFunction(
    (name) => (window as unknown as WithSteps).benchSteps[name].length > 0,
    step,
    opens,
  )
  return (await stepsOf(frame))[step]
}
