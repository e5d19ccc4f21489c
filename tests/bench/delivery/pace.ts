import { setTimeout as wait } from 'node:timers/promises'
import type { Bench } from '../measuring/bench.ts'
import { median, percentile } from '../measuring/figures.ts'
import { sized } from '../measuring/form.ts'
import { startPacedClient } from '../measuring/paced-client.ts'

const limits = { p99Ms: 25 }
const seconds = sized(8, 1)
const connections = 32

type Paces = { site: string; nginx: string; perSecond: number; rounds: number }

/** nginx at the same pace shows the share of the client itself. */
export async function judgePace({ judge }: Bench, { site, nginx, perSecond, rounds }: Paces) {
  const ours: PacedRound[] = []
  const theirs: PacedRound[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measure(site, perSecond))
    theirs.push(await measure(nginx, perSecond))
  }
  const middle = (measured: readonly PacedRound[], share: 'p50' | 'p99') =>
    median(measured.map((round) => round[share]))
  const nginxWords = `nginx p50 ${words(middle(theirs, 'p50'))}, p99 ${words(middle(theirs, 'p99'))}`
  judge(
    { name: 'p99 at half the maximum rate', value: middle(ours, 'p99'), limit: limits.p99Ms, unit: 'ms' },
    { note: `${Math.round(perSecond)}/s, p50 ${words(middle(ours, 'p50'))}; ${nginxWords}` },
  )
  const problems = ours.flatMap((round) => round.problems)
  judge(
    { name: 'errors at half the maximum rate', value: problems.length, limit: 0, unit: '' },
    { examples: problems },
  )
}

type PacedRound = Awaited<ReturnType<typeof measure>>

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
