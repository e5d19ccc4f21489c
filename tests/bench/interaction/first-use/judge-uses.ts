import type { Browser, Page } from '@playwright/test'
import { editorCookies } from '../../../../site/features/edit-link/editor-cookie.ts'
import { substituteVoices } from '../../../e2e/substitute-voices.ts'
import type { Bench } from '../../measuring/bench.ts'
import { median } from '../../measuring/figures.ts'
import { sized } from '../../measuring/form.ts'
import { openPage } from '../../measuring/open-page.ts'
import { readPage } from '../../measuring/raw-get.ts'
import { templatesOf } from '../../site/templates.ts'
import { centerOf, contextFor, simulateNetwork, slowDown } from '../simulated-device.ts'
import { type RecordedUse, recordedUse, recordUse } from './record-use.ts'
import { type FirstUse, islandsOnUse, uses } from './uses.ts'

const mostUses = sized(Number.POSITIVE_INFINITY, 1)
const limits = { feedbackFrames: 1, doneMs: 300 }

export type FirstUseRun = { browser: Browser; site: string; previewSecret: string; rounds: number }

/** Each use has an empty cache, a processor that is four times slower, and the network of a phone. */
export async function judgeUses(bench: Bench, { rounds, ...place }: FirstUseRun) {
  await checkThatAllAreKnown(place.site)
  for (const use of uses.slice(0, mostUses)) {
    const recorded: RecordedUse[] = []
    const failures: string[] = []
    for (let round = 0; round < rounds; round += 1)
      await record(use, place).then(
        (each) => recorded.push(each),
        (error: Error) => failures.push(error.message.split('\n', 1)[0] ?? ''),
      )
    const worst = (values: number[]) => (failures.length > 0 ? Number.NaN : Math.max(...values))
    bench.judge(
      {
        name: `first use of ${use.island}: frames until its feedback`,
        value: worst(recorded.map(({ feedbackFrames }) => feedbackFrames)),
        limit: limits.feedbackFrames,
        unit: '',
      },
      { examples: failures },
    )
    bench.judge({
      name: `first use of ${use.island}: done`,
      value: failures.length > 0 ? Number.NaN : median(recorded.map(({ doneMs }) => doneMs)),
      limit: limits.doneMs,
      unit: 'ms',
    })
  }
}

async function checkThatAllAreKnown(site: string) {
  const known = uses.map(({ island }) => island)
  for (const { name, path } of await templatesOf(site)) {
    const unknown = islandsOnUse(String((await readPage(site + path)).body)).find(
      (island) => !known.includes(island),
    )
    if (unknown)
      throw new Error(`The page “${name}” has the island “${unknown}”, whose first use has no figure.`)
  }
}

type Place = Omit<FirstUseRun, 'rounds'>

async function record(use: FirstUse, { browser, site, previewSecret }: Place): Promise<RecordedUse> {
  const secret = { secret: previewSecret, now: Date.now() }
  const cookies = use.isOfEditor ? editorCookies(secret, false).map((cookie) => cookie.split(';', 1)[0]) : []
  const context = await contextFor(browser, { site, screen: 'phone', cookies: cookies.join('; ') })
  try {
    const page = await context.newPage()
    if (use.needsVoice) await page.addInitScript(substituteVoices, ['en-US'])
    await openPage(page, site + use.path, 'networkidle')
    await simulateNetwork(await slowDown(page))
    const { control, key, result } = use
    await page.evaluate(recordUse, { control, result, event: key ? 'input' : 'click' } as const)
    await tap(page, control)
    if (key) await page.keyboard.press(key)
    return await page.evaluate(recordedUse)
  } finally {
    await context.close()
  }
}

async function tap(page: Page, selector: string) {
  const { x, y } = await centerOf(page.locator(selector).first())
  await page.touchscreen.tap(x, y)
}
