import { addressOf, inNewTab } from '../measuring/editor-stack.ts'
import { sized } from '../measuring/form.ts'
import { editorOf } from '../measuring/frames.ts'
import { openPage } from '../measuring/open-page.ts'
import { frameOf, rowOf, stepIn, stepsOf } from './desk.ts'
import type { BlockPage } from './page-of-blocks.ts'
import { recordSteps } from './record-steps.ts'
import type { Scene } from './scene.ts'

/** The first one loads the scripts of the screen. */
const rounds = { warmUp: sized(1, 0), measured: sized(5, 1) }

/** Measures from the click until the changed words are on the screen. */
export function openComparison({ browser, place }: Scene, page: BlockPage): Promise<number[]> {
  return inNewTab(browser, async (tab) => {
    await tab.addInitScript(recordSteps)
    await openPage(tab, addressOf(place, page.id))
    await rowOf(tab, `${page.id}-title-0`).waitFor({ timeout: 60_000 })
    const button = editorOf(tab).getByRole('button', { name: 'Compare', exact: true })
    const dialog = tab.frameLocator('dialog iframe, [role="dialog"] iframe')
    const times: number[] = []
    for (let round = 0; round < rounds.warmUp + rounds.measured; round += 1) {
      await button.click()
      const main = dialog.getByRole('main', { name: 'Compare' })
      await main.waitFor({ timeout: 60_000 })
      const [comparedAt = Number.NaN] = await stepIn(await frameOf(main), 'compared')
      const { asked } = await stepsOf(await frameOf(button))
      times.push(comparedAt - (asked.at(-1) ?? Number.NaN))
      await tab.keyboard.press('Escape')
      await main.waitFor({ state: 'detached' })
    }
    return times.slice(rounds.warmUp)
  })
}
