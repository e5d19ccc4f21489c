import type { Bench } from '../measuring/bench.ts'
import { percentile } from '../measuring/figures.ts'
import type { ClientProblem } from '../measuring/paced-client.ts'
import { readPage } from '../measuring/raw-get.ts'
import type { Editor } from './editor.ts'
import { type Fleet, startVisitors, untilVisible } from './fleet.ts'

const limits = { visibleMs: 1000, rendersPerChange: 1.05 }
const deadlineMs = 10_000

export type Scene = { fleet: Fleet; editor: Editor; paths: readonly string[]; host: string }

export async function judgePublishes({ judge }: Bench, { fleet, editor, paths, host }: Scene, count: number) {
  // Renders each page first, so that only changes are counted.
  for (const { url } of fleet.sites) await Promise.all(paths.map((path) => readPage(url + path)))
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
    {
      name: 'publishes: longest time until an instance shows one',
      value: percentile(times, 1),
      limit: limits.visibleMs,
      unit: 'ms',
    },
    { note: `${count} publishes, p50 ${words(times, 0.5)}, p99 ${words(times, 0.99)}` },
  )
  judge({
    name: 'publishes: renders a change on all instances together',
    value: rendersPerChange,
    limit: limits.rendersPerChange,
    unit: '',
  })
  judgeErrors({ judge }, 'publishes: errors', { requests, problems })
}

export function judgeErrors(
  { judge }: Pick<Bench, 'judge'>,
  name: string,
  { requests, problems }: { requests: number; problems: readonly ClientProblem[] },
) {
  judge(
    { name, value: problems.length, limit: 0, unit: '' },
    {
      note: `${requests} requests of visitors`,
      examples: problems.map(({ path, problem }) => `${path}: ${problem}`),
    },
  )
}

const words = (times: readonly number[], share: number) => `${percentile(times, share).toFixed(0)} ms`
