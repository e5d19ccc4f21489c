import type { Frame, Locator, Page } from '@playwright/test'
import { editorOf } from '../measuring/frames.ts'
import type { Steps } from './record-steps.ts'

/** The first opening of an editor on a busy machine. */
const opens = { timeout: 60_000 }

/** The line of the page or of a block in the outline. The key of a line ends with the id of its entry. */
export const rowOf = (tab: Page, entry: string): Locator =>
  editorOf(tab).locator(`[role="treeitem"]:is([data-key="${entry}"], [data-key$=":${entry}"])`)

/** Opens a block of the page in the form. */
export async function openBlock(tab: Page, block: string) {
  const row = rowOf(tab, block)
  await row.waitFor(opens)
  await row.click()
}

/** Goes to the end of a field. A text can be read before its editor has loaded, and takes no keys until then. */
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

/** What was noted in a frame. */
export const stepsOf = (frame: Frame): Promise<Steps> =>
  frame.evaluate(() => (window as unknown as WithSteps).benchSteps)

/** Waits until a step was noted in a frame. */
export async function stepIn(frame: Frame, step: keyof Steps): Promise<number[]> {
  await frame.waitForFunction(
    (name) => (window as unknown as WithSteps).benchSteps[name].length > 0,
    step,
    opens,
  )
  return (await stepsOf(frame))[step]
}
