import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import type { Browser, Locator, Page } from '@playwright/test'
import { openPage } from '../measuring/open-page.ts'
import {
  countInteractions,
  type InteractionReport,
  observeInteractions,
  reportBinding,
  thresholdMs,
} from './event-timing.ts'
import { type Interaction, interactionLog } from './interaction-log.ts'
import { centerOf, contextFor, nameOf, type Screen, slowDown } from './simulated-device.ts'

type Effect = () => Promise<unknown>

/** `press` and `type` wait for the effect. They throw without it, and if the browser observed no interaction. */
export type JourneyVisit = {
  page: Page
  screen: Screen
  open(path: string): Promise<void>
  press(control: Locator, effect: Effect): Promise<void>
  /** Types each letter or presses each named key, such as `Escape`, in the field that has the focus. */
  type(keys: string | readonly string[], effect: Effect): Promise<void>
  /** The interactions of this part belong to a figure of their own. Its failure does not end the visit. */
  figure(name: string, part: () => Promise<void>): Promise<void>
}

export type Journey = {
  name: string
  isOfMember?: boolean
  /** A long journey has many interactions in each round. */
  mostRounds?: number
  take(visit: JourneyVisit): Promise<void>
}

export type VisitOptions = { site: string; screen: Screen; cookies?: string | undefined }
export type Failure = { figure: string; words: string }
type Visited = { interactions: Interaction[]; failures: Failure[] }

/** The bench does not touch the page during an interaction, because its own work would count. */
const quietMs = 300
const betweenKeysMs = 150
const patienceMs = 20_000
/** The page of the gallery has twenty thousand elements. */
const slowestPageMs = 120_000

/** Takes a journey with an empty cache. */
export async function visit(
  browser: Browser,
  options: VisitOptions,
  { name, take }: Journey,
): Promise<Visited> {
  const { site, screen } = options
  const log = interactionLog()
  const failures: Failure[] = []
  const context = await contextFor(browser, options)
  await context.exposeBinding(reportBinding, (_, report: InteractionReport) => log.note(report))
  await context.addInitScript(observeInteractions, { threshold: thresholdMs, binding: reportBinding })
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  page.setDefaultNavigationTimeout(slowestPageMs)
  let current = name

  async function observed(step: string, input: () => Promise<void>, effect: Effect) {
    const before = log.count()
    log.begin({ figure: current, step })
    await input()
    await wait(quietMs)
    await effect().catch((error) => {
      throw new Error(`“${step}” had no effect.`, { cause: error })
    })
    for (const end = Date.now() + patienceMs; ; await wait(quietMs)) {
      log.note(await page.evaluate(countInteractions))
      if (log.count() > before) return
      if (Date.now() > end) throw new Error(`The browser observed no interaction during “${step}”.`)
    }
  }
  const visited: JourneyVisit = {
    page,
    screen,
    async open(path) {
      await openPage(page, site + path, 'networkidle')
    },
    async press(control, effect) {
      const { x, y } = await centerOf(control)
      const input = () => (screen === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
      await observed(`press ${await nameOf(control)}`, input, effect)
    },
    type: (keys, effect) => observed(`type ${[...keys].join(' ')}`, () => typeSlowly(page, keys), effect),
    async figure(figure, part) {
      current = figure
      try {
        await part()
      } catch (error) {
        failures.push({ figure, words: `${screen}: ${wordsOf(error)}` })
      }
      current = name
    },
  }
  try {
    await slowDown(page)
    await visited.figure(name, () => take(visited))
    return { interactions: log.interactions(), failures }
  } finally {
    await context.close()
  }
}

async function typeSlowly(page: Page, keys: string | readonly string[]) {
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await wait(betweenKeysMs)
  }
}

function wordsOf(error: unknown) {
  const { message, cause } = error as Error
  const lines = [message, cause instanceof Error ? cause.message : ''].join(' ').split('\n')
  return stripVTControlCharacters(lines.slice(0, 3).join(' ')).trim()
}
