import { bench } from '../measuring/bench.ts'
import { startBrowser } from '../measuring/browser.ts'
import { sized } from '../measuring/form.ts'
import { startSite } from '../measuring/site-process.ts'
import { startBenchStack } from '../measuring/stack.ts'
import { templatesOf } from '../site/templates.ts'
import { picturesAt, type ShownPicture, wastedShare } from './shown-pictures.ts'

/** Percent of the pixels that a browser loads and does not need. */
const limit = 20
const screens = sized([375, 820, 1440], [375]).flatMap((width) =>
  [1, 2].map((density) => ({ width, density })),
)
const mostTemplates = sized(Number.POSITIVE_INFINITY, 2)

/** The pixels of raster pictures on a page of each template, summed over phones, tablets and desktops. */
await bench(async (bench) => {
  const browser = await startBrowser(bench)
  const { env } = await startBenchStack(bench)
  const site = await startSite(bench, env)
  for (const { name, path } of (await templatesOf(site)).slice(0, mostTemplates)) {
    const pictures: ShownPicture[] = []
    for (const screen of screens) pictures.push(...(await picturesAt(browser, site + path, screen)))
    if (pictures.length === 0) {
      bench.say(`${name}: no pictures`)
      continue
    }
    const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0)
    bench.judge(
      { name: `${name}: wasted pixels`, value: 100 * wastedShare(pictures), limit, unit: '%' },
      { note: `${pictures.length} pictures, ${(bytes / 1024).toFixed(0)} KB` },
    )
  }
})
