import type { Bench } from '../measuring/bench.ts'
import { percentile } from '../measuring/figures.ts'
import { startVisitors, untilVisible } from './fleet.ts'
import type { Scene } from './publishes.ts'

const limits = { toldMs: 1000, staleMs: 5000 }
const deadlineMs = 20_000

type Slow = { count: number; becomeFast(): unknown }

/**
 * Every reply of Redis exceeds the budget of a command. The instance that receives the webhook shows a change at once;
 * the others follow when Redis is fast again.
 */
export async function judgeSlow(
  { judge }: Bench,
  { fleet, editor, paths, host }: Scene,
  { count, becomeFast }: Slow,
) {
  const visitors = startVisitors(fleet.sites, paths, host)
  const times: number[] = []
  let text = ''
  for (let change = 0; change < count; change += 1) {
    text = await editor.publish()
    const [told] = fleet.sites
    if (told) times.push(await untilVisible(told, text, deadlineMs))
  }
  becomeFast()
  const stale = Math.max(
    ...(await Promise.all(fleet.sites.map((site) => untilVisible(site, text, deadlineMs)))),
  )
  const { requests, problems } = await visitors.stop()
  judge(
    percentile(times, 1) <= limits.toldMs,
    `${count} publishes: on the instance that is told after p50 ${percentile(times, 0.5).toFixed(0)} ms, at most ${percentile(times, 1).toFixed(0)} ms (limit ${limits.toldMs} ms)`,
  )
  judge(
    stale <= limits.staleMs && problems.length === 0,
    `fresh on all instances ${stale.toFixed(0)} ms after Redis is fast again (limit ${limits.staleMs} ms), ${problems.length} errors in ${requests} requests (limit 0)`,
    problems.map(({ path, problem }) => `${path}: ${problem}`),
  )
}
