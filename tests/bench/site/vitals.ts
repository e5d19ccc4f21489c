import { categories, type measurePage } from '../delivery/lighthouse.ts'
import type { Bench } from '../measuring/bench.ts'
import { median } from '../measuring/figures.ts'

const limits = { lcpOfNginx: 1.05, tbtMs: 10, cls: 0.01, score: 100 }

type Measured = Awaited<ReturnType<typeof measurePage>>
type MeasuredTemplate = {
  name: string
  site: string
  nginx: string
  rounds: number
  measure(url: string): Promise<Measured>
}

export async function judgeTemplate(
  { judge }: Bench,
  { name, site, nginx, rounds, measure }: MeasuredTemplate,
) {
  const runs: Record<'site' | 'nginx', Measured[]> = { site: [], nginx: [] }
  for (let round = 0; round < rounds; round += 1) {
    runs.nginx.push(await measure(nginx))
    runs.site.push(await measure(site))
  }
  const of = (server: 'site' | 'nginx', vital: 'lcp' | 'tbt' | 'cls') =>
    median(runs[server].map((run) => run[vital]))
  const [ours, theirs] = [of('site', 'lcp'), of('nginx', 'lcp')]
  judge(
    { name: `${name}: LCP beside nginx`, value: ours / theirs, limit: limits.lcpOfNginx, unit: '×' },
    { note: `${ours.toFixed(0)} ms` },
  )
  judge({ name: `${name}: TBT`, value: of('site', 'tbt'), limit: limits.tbtMs, unit: 'ms' })
  judge({ name: `${name}: CLS`, value: of('site', 'cls'), limit: limits.cls, unit: '' })
  const lost = [...new Set(runs.site.flatMap((run) => run.lost))]
  for (const category of categories) {
    const score = Math.min(...runs.site.map((run) => run.scores[category]))
    const figure = { name: `${name}: ${category}`, value: score, limit: limits.score, unit: '' } as const
    judge({ ...figure, isLeast: true }, { examples: score < limits.score ? lost : [] })
  }
}
