import { setTimeout as wait } from 'node:timers/promises'
import type { Bench } from '../measuring/bench.ts'
import { percentile } from '../measuring/figures.ts'
import { startPacedClient } from '../measuring/paced-client.ts'

const limits = { p99Ms: 25 }
const seconds = 8
const connections = 32

/** nginx at the same pace shows the share of the client itself. */
export async function judgePace(
  { say, judge }: Bench,
  { site, nginx, perSecond }: { site: string; nginx: string; perSecond: number },
) {
  const ours = await measure(site, perSecond)
  const theirs = await measure(nginx, perSecond)
  judge(
    ours.p99 <= limits.p99Ms && ours.problems.length === 0,
    `p99 ${ours.p99.toFixed(1)} ms at half the maximum, ${Math.round(perSecond)}/s (limit ${limits.p99Ms} ms), ${ours.problems.length} errors`,
    ours.problems,
  )
  say(`p50 ${words(ours.p50)}; nginx at the same pace: p50 ${words(theirs.p50)}, p99 ${words(theirs.p99)}`)
}

async function measure(url: string, perSecond: number) {
  const { origin, pathname } = new URL(url)
  const client = startPacedClient({ origin, paths: [pathname], perSecond, connections })
  await wait(seconds * 1000)
  const { milliseconds, problems } = await client.stop()
  return {
    p50: percentile(milliseconds, 0.5),
    p99: percentile(milliseconds, 0.99),
    problems: problems.map(({ problem }) => problem),
  }
}

const words = (ms: number) => `${ms.toFixed(1)} ms`
