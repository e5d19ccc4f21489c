import { setTimeout as wait } from 'node:timers/promises'
import { addressOf, inNewTab } from '../measuring/editor-stack.ts'
import { sized } from '../measuring/form.ts'
import { previewFrame } from '../measuring/frames.ts'
import { openPage } from '../measuring/open-page.ts'
import { frameOf, rowOf, stepsOf } from './desk.ts'
import type { BlockPage } from './page-of-blocks.ts'
import { recordSteps } from './record-steps.ts'
import type { Scene } from './scene.ts'
import { waitsOf } from './waits.ts'

/** Blocks move down and up again. The first moves are not measured. */
const rhythm = { moves: sized(30, 2), warmUp: sized(4, 0), everyMs: 700 }
const restMs = sized(2000, 200)

/** Measures from each key to the preview frame that shows the move. */
export function moveBlock({ browser, place }: Scene, page: BlockPage): Promise<number[]> {
  return inNewTab(browser, async (tab) => {
    await tab.addInitScript(recordSteps)
    await openPage(tab, addressOf(place, page.id))
    const row = rowOf(tab, `${page.id}-title-0`)
    await row.waitFor({ timeout: 60_000 })
    const preview = await previewFrame(tab, place, { entry: page.id, depth: 2 })
    await preview.locator(`[data-contentful-entry-id="${page.id}-title-0"]`).first().waitFor()
    await row.focus()
    await wait(restMs) // Waits until background loading ends.
    const all = rhythm.moves + rhythm.warmUp
    for (let move = 0; move < all; move += 1) {
      await tab.keyboard.press(move % 4 < 2 ? 'Alt+ArrowDown' : 'Alt+ArrowUp')
      await wait(rhythm.everyMs)
    }
    const { moved } = await stepsOf(await frameOf(row))
    const { reordered } = await stepsOf(preview)
    return waitsOf(moved.slice(rhythm.warmUp), reordered)
  })
}
