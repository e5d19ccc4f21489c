import type { Bench } from '../measuring/bench.ts'
import { percentile } from '../measuring/figures.ts'
import { rawGet } from '../measuring/raw-get.ts'
import type { Editor } from './editor.ts'
import { type Fleet, startVisitors, untilVisible } from './fleet.ts'

const limits = { visibleMs: 1000, rendersPerChange: 1.05 }
const deadlineMs = 10_000

export type Scene = { fleet: Fleet; editor: Editor; paths: readonly string[]; host: string }

export async function judgePublishes({ judge }: Bench, { fleet, editor, paths, host }: Scene, count: number) {
  // Renders each page first, so that only changes are counted.
  for (const { url } of fleet.sites) await Promise.all(paths.map((path) => rawGet(url + path)))
  const visitors = startVisitors(fleet.sites, paths, host)
  const before = await fleet.renders()
  const times: number[] = []
  for (let change = 0; change < count; change += 1) {
    const text = await editor.publish()
    times.push(...(await Promise.all(fleet.sites.map((site) => untilVisible(site, text, deadlineMs)))))
  }
  const rendersPerChange = ((await fleet.renders()) - before) / count
  const { requests, problems } = await visitors.stop()
  judge(
    percentile(times, 1) <= limits.visibleMs,
    `${count} publishes, each on three instances after p50 ${words(times, 0.5)}, p99 ${words(times, 0.99)}, at most ${words(times, 1)} (limit ${limits.visibleMs} ms)`,
  )
  judge(
    rendersPerChange <= limits.rendersPerChange,
    `${rendersPerChange.toFixed(2)} renders a change on all instances together (limit ${limits.rendersPerChange})`,
  )
  judge(
    problems.length === 0,
    `${requests} requests of visitors meanwhile, ${problems.length} errors (limit 0)`,
    problems.map(({ path, problem }) => `${path}: ${problem}`),
  )
}

const words = (times: readonly number[], share: number) => `${percentile(times, share).toFixed(0)} ms`
