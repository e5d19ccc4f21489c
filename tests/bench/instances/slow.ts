import type { Bench } from '../measuring/bench.ts'
import { percentile } from '../measuring/figures.ts'
import { startVisitors, untilVisible } from './fleet.ts'
import { judgeErrors, type Scene } from './publishes.ts'

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
    {
      name: 'slow Redis: longest time until the instance that is told shows a publish',
      value: percentile(times, 1),
      limit: limits.toldMs,
      unit: 'ms',
    },
    { note: `${count} publishes, p50 ${percentile(times, 0.5).toFixed(0)} ms` },
  )
  judge({
    name: 'slow Redis: fresh on all instances after Redis is fast again',
    value: stale,
    limit: limits.staleMs,
    unit: 'ms',
  })
  judgeErrors({ judge }, 'slow Redis: errors', { requests, problems })
}
