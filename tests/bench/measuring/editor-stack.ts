import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@association/local/launch/commands.ts'
import { narrateTo } from '@association/local/launch/narration.ts'
import { startStack } from '@association/local/launch/stack.ts'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findWholeChromium } from '../../run/chromium.ts'
import type { Bench } from './bench.ts'
import { isShort } from './form.ts'
import { goFirst } from './go-first.ts'
import { pathOf } from './programs.ts'
import { runningStack } from './running-stack.ts'

export type EditorPlace = { webApp: string; app: string; site: string; space: string; environment: string }

/** All benches of the editor use these, so that they share a build. */
const own = { offset: 20_000, data: '.data/bench-editor', build: '.next-bench-editor' }
/**
 * A different site than the preview's `localhost`, so that the browser runs editor and preview in separate processes.
 */
const otherSite = '127.0.0.1'

export async function startEditorStack(bench: Pick<Bench, 'later' | 'say'>) {
  goFirst(bench)
  const executablePath = pathOf(await findWholeChromium())
  const { env } = isShort ? runningStack() : await startOwnStack(bench)
  const browser = await chromium.launch({ executablePath, args: browserSwitches })
  bench.later(() => browser.close())
  return { env, browser, place: placeIn(env) }
}

async function startOwnStack({ later }: Pick<Bench, 'later'>) {
  rmSync(join(root, own.data), { recursive: true, force: true })
  const stack = await startStack({
    offset: own.offset,
    data: own.data,
    overrides: {
      SITE_BUILD: own.build,
      CONTENTFUL_WEB_APP_URL: `http://${otherSite}:${4000 + own.offset}`,
      CONTENTFUL_APP_URL: `http://${otherSite}:${3001 + own.offset}`,
    },
    onStep: narrateTo(process.stderr),
  })
  later(() => stack.stop())
  // It reads all pages of the site, on the processors that the measured browser needs.
  await stack.stopService('search')
  return stack
}

export const browserSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--site-per-process',
]

export const placeIn = (env: Record<string, string>): EditorPlace => ({
  webApp: env.CONTENTFUL_WEB_APP_URL ?? '',
  app: env.CONTENTFUL_APP_URL ?? '',
  site: env.SITE_URL ?? '',
  space: env.CONTENTFUL_ASSOCIATION_SPACE_ID ?? '',
  environment: env.CONTENTFUL_ENVIRONMENT ?? '',
})

export const addressOf = ({ webApp, space, environment }: EditorPlace, entry: string) =>
  `${webApp}/spaces/${space}/environments/${environment}/entries/${entry}`

export async function inNewTab<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } })
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}
