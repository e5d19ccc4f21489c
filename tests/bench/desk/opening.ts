import { addressOf, inNewTab } from '../measuring/editor-stack.ts'
import { sized } from '../measuring/form.ts'
import { editorOf } from '../measuring/frames.ts'
import { openPage } from '../measuring/open-page.ts'
import { frameOf, stepIn } from './desk.ts'
import type { BlockPage } from './page-of-blocks.ts'
import { recordSteps } from './record-steps.ts'
import type { Scene } from './scene.ts'

/** The first one fills the browser cache, as on the first page of an editor's day. */
const loads = { warmUp: sized(1, 0), measured: sized(5, 1) }

/** Measures from the navigation until fields are usable and the preview is live. */
export function openEditor({ browser, place }: Scene, page: BlockPage): Promise<number[]> {
  return inNewTab(browser, async (tab) => {
    await tab.addInitScript(recordSteps)
    const times: number[] = []
    for (let load = 0; load < loads.warmUp + loads.measured; load += 1) {
      await tab.goto('about:blank')
      await openPage(tab, addressOf(place, page.id), 'commit')
      const main = editorOf(tab).getByRole('main', { name: 'Fields' })
      await main.waitFor({ timeout: 60_000 })
      const [openedAt = Number.NaN] = await stepIn(await frameOf(main), 'opened')
      times.push(openedAt - (await tab.evaluate(() => performance.timeOrigin)))
    }
    return times.slice(loads.warmUp)
  })
}
