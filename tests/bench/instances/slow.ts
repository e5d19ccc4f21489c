import type { Bench } from '../measuring/bench.ts'
import { percentile } from '../measuring/figures.ts'
import { startVisitors, untilVisible } from './fleet.ts'
import type { Scene } from './publishes.ts'

const limits = { toldMs: 1000, othersMs: 5000 }
const deadlineMs = 6000

/**
 * Publishes while every reply of Redis exceeds the budget of a command. The instance that receives the webhook shows a
 * change at once; the others follow.
 */
export async function judgeSlow({ judge, say }: Bench, { fleet, editor, paths, host }: Scene, count: number) {
  const visitors = startVisitors(fleet.sites, paths, host)
  const before = await fleet.renders()
  const told: number[] = []
  const others: number[] = []
  for (let change = 0; change < count; change += 1) {
    const text = await editor.publish()
    const times = await Promise.all(fleet.sites.map((site) => untilVisible(site, text, deadlineMs)))
    told.push(...times.slice(0, 1))
    others.push(...times.slice(1))
  }
  const renders = (await fleet.renders()) - before
  const { requests, problems } = await visitors.stop()
  judge(
    percentile(told, 1) <= limits.toldMs && percentile(others, 1) <= limits.othersMs,
    `${count} publishes: on the instance that is told after ${words(told)} (limit ${limits.toldMs} ms), on the others after ${words(others)} (limit ${limits.othersMs} ms)`,
  )
  say(`${(renders / count).toFixed(2)} renders a change: without a lease, each instance renders for itself`)
  judge(
    problems.length === 0,
    `${requests} requests of visitors meanwhile, ${problems.length} errors (limit 0)`,
    problems.map(({ path, problem }) => `${path}: ${problem}`),
  )
}

const words = (times: readonly number[]) =>
  `p50 ${percentile(times, 0.5).toFixed(0)} ms, at most ${percentile(times, 1).toFixed(0)} ms`
