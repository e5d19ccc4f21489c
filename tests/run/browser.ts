import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveControl } from '@association/local/launch/control.ts'
import { narrateTo } from '@association/local/launch/narration.ts'
import { readOptions } from '@association/local/launch/options.ts'
import { type Stack, startStack } from '@association/local/launch/stack.ts'
import { runBenches } from './benches.ts'
import { findChromium, findWholeChromium } from './chromium.ts'
import { runEngines } from './engines.ts'
import { root, runNode } from './run-node.ts'
import { findProgram, needsServers, nginx, redis } from './servers.ts'
import { addUp, nothing, type Tally } from './tally.ts'

/** Tests run beside `npm start`; `LOCAL_PORT_OFFSET` is added. */
const offset = 10_000 + readOptions(process.env, []).offset

export async function browser(words: readonly string[]): Promise<Tally> {
  const browsers = await findBrowsers()
  if ('sentence' in browsers) {
    process.stdout.write(`${browsers.sentence}\n`)
    return { ...nothing, failed: 1 }
  }
  const notRun = needsServers(words) ? [redis, nginx].map((server) => findProgram(server)) : []
  const data = '.data/test'
  rmSync(join(root, data), { recursive: true, force: true })
  rmSync(join(root, 'site', dist), { recursive: true, force: true })
  try {
    const stack = await startStack({
      offset,
      data,
      overrides: { SITE_BUILD: dist, SOURCE_MAPS: 'on' },
      onStep: narrateTo(process.stdout),
    })
    const tally = await withPlaywright(stack, { words, browsers })
    for (const sentence of notRun) if (sentence) process.stdout.write(`${sentence}\n`)
    return tally
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : error}\n`)
    return { ...nothing, failed: 1 }
  }
}

/** Images, prerendering and the back/forward cache need full Chromium. */
async function findBrowsers() {
  const chromium = await findChromium()
  if ('sentence' in chromium) return chromium
  const whole = await findWholeChromium()
  return 'sentence' in whole ? whole : { CHROMIUM_PATH: chromium.path, WHOLE_CHROMIUM_PATH: whole.path }
}

const dist = '.next-test'

async function withPlaywright(
  stack: Stack,
  { words, browsers }: { words: readonly string[]; browsers: Record<string, string> },
) {
  const control = await serveControl(stack)
  const env = { ...stack.env, ...browsers, STACK_CONTROL_URL: control.url }
  try {
    const testsOf = (project: string) => playwright({ project, words, env })
    const seeded = await testsOf('seeded')
    const visitors = async () => addUp([await testsOf('visitors'), await runEngines({ words, env })])
    const atOnce = await Promise.all([visitors(), testsOf('editors'), testsOf('own-servers')])
    const total = addUp([seeded, ...atOnce, await testsOf('outages'), await runBenches({ words, env })])
    return { ...total, failed: total.failed + (total.passed + total.failed === 0 ? 1 : 0) }
  } finally {
    control.close()
    await stack.stop()
  }
}

type BrowserRun = { project: string; words: readonly string[]; env: Record<string, string> }

/** A missing report is a failure. */
async function playwright({ project, words, env }: BrowserRun): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'))
  const tally = join(folder, 'tally.json')
  try {
    await runNode([cli, 'test', '--pass-with-no-tests', `--project=${project}`, ...words], {
      cwd: join(root, 'tests'),
      // Three runs share the terminal, so none may rewrite its last line.
      env: { ...env, BROWSER_TALLY: tally, PLAYWRIGHT_FORCE_TTY: '0' },
    })
    return JSON.parse(readFileSync(tally, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const cli = 'node_modules/@playwright/test/cli.js'
