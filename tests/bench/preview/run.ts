import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@association/local/launch/commands.ts'
import { narrateTo } from '@association/local/launch/narration.ts'
import { startStack } from '@association/local/launch/stack.ts'
import { chromium } from '@playwright/test'
import { findChromium } from '../../run/chromium.ts'
import type { Latency } from './latency.ts'
import { measure, type Path } from './measure.ts'

/** From a key to the frame that shows it, in milliseconds, on a page of forty blocks. */
const rows: { path: Path; name: string; limit?: { p95: number; paintedShare: number } }[] = [
  { path: 'app', name: 'In our app’s frame', limit: { p95: 16.7, paintedShare: 0.95 } },
  { path: 'pane', name: 'In the Live Preview pane', limit: { p95: 33, paintedShare: 0.95 } },
  { path: 'stock', name: 'The pane with stock Contentful’s waits (300 + 100 ms)' },
]

const offset = 20_000
/** Another site than the preview’s `localhost`, so that the browser gives editor and preview a process each. */
const otherSite = '127.0.0.1'

const browserPath = await findChromium()
if ('sentence' in browserPath) throw new Error(browserPath.sentence)
const data = '.data/bench-preview'
rmSync(join(root, data), { recursive: true, force: true })
const stack = await startStack({
  offset,
  data,
  overrides: {
    SITE_BUILD: '.next-bench-preview',
    CONTENTFUL_WEB_APP_URL: `http://${otherSite}:${4000 + offset}`,
    CONTENTFUL_APP_URL: `http://${otherSite}:${3001 + offset}`,
  },
  onStep: narrateTo(process.stderr),
})
const browser = await chromium.launch({
  executablePath: browserPath.path,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--site-per-process',
  ],
})
try {
  const place = {
    webApp: stack.env.CONTENTFUL_WEB_APP_URL ?? '',
    site: stack.env.SITE_URL ?? '',
    space: stack.env.CONTENTFUL_ASSOCIATION_SPACE_ID ?? '',
    environment: stack.env.CONTENTFUL_ENVIRONMENT ?? '',
  }
  const verdicts: boolean[] = []
  for (const { path, name, limit } of rows) {
    const figures = await measure(browser, path, place)
    const isFine = !limit || (figures.p95 <= limit.p95 && figures.paintedShare >= limit.paintedShare)
    verdicts.push(isFine)
    process.stdout.write(
      `${isFine ? '✓' : '✗'} ${name}: ${words(figures)}${limit ? `; limit ${limit.p95} ms` : ''}\n`,
    )
  }
  process.exitCode = verdicts.includes(false) ? 2 : 0
} finally {
  await browser.close()
  await stack.stop()
}

function words({ keys, p50, p95, paintedShare }: Latency) {
  const share = (paintedShare * 100).toFixed(1)
  return `${keys} keys, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${share} % seen before the next key`
}
