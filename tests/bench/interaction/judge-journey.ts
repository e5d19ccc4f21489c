import type { Browser } from '@playwright/test'
import type { Bench } from '../measuring/bench.ts'
import { percentile } from '../measuring/figures.ts'
import type { Interaction } from './interaction-log.ts'
import { type Failure, type Journey, visit } from './visit.ts'

const limitMs = 100

type Visits = { browser: Browser; site: string; memberCookies: string; rounds: number }

/** A round takes the journey once on a phone and once on a desktop. */
export async function judgeJourney(
  { judge }: Bench,
  { browser, site, memberCookies, rounds }: Visits,
  journey: Journey,
) {
  const interactions: Interaction[] = []
  const failures: Failure[] = []
  const cookies = journey.isOfMember ? memberCookies : undefined
  for (let round = 0; round < Math.min(rounds, journey.mostRounds ?? rounds); round += 1)
    for (const screen of ['phone', 'desktop'] as const) {
      const visited = await visit(browser, { site, screen, cookies }, journey)
      interactions.push(...visited.interactions)
      failures.push(...visited.failures)
    }
  const figures = new Set([...interactions, ...failures].map(({ figure }) => figure))
  // A journey without interactions must not pass.
  for (const figure of figures.size > 0 ? figures : [journey.name]) {
    const own = interactions.filter((each) => each.figure === figure)
    const failed = failures.filter((each) => each.figure === figure).map(({ words }) => words)
    const times = own.map(({ ms }) => ms)
    judge(
      {
        name: `${figure}: p95`,
        value: failed.length > 0 ? Number.NaN : percentile(times, 0.95),
        limit: limitMs,
        unit: 'ms',
      },
      {
        note: `${times.length} interactions, p50 ${percentile(times, 0.5)} ms`,
        examples: failed.length > 0 ? failed : slowSteps(own),
      },
    )
  }
}

/** The slowest first. */
function slowSteps(interactions: readonly Interaction[]): string[] {
  const byStep = Map.groupBy(interactions, ({ step }) => step)
  return [...byStep]
    .map(([step, all]) => ({
      step,
      ms: percentile(
        all.map(({ ms }) => ms),
        0.95,
      ),
    }))
    .filter(({ ms }) => ms > limitMs)
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ step, ms }) => `${step}: ${ms} ms`)
}
