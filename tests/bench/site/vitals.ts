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
  const ratio = of('site', 'lcp') / of('nginx', 'lcp')
  judge(
    ratio <= limits.lcpOfNginx && of('site', 'tbt') <= limits.tbtMs && of('site', 'cls') <= limits.cls,
    `${name}: LCP ${of('site', 'lcp').toFixed(0)} ms, ${ratio.toFixed(2)} × nginx (limit ${limits.lcpOfNginx}); TBT ${of('site', 'tbt').toFixed(0)} ms (limit ${limits.tbtMs}); CLS ${of('site', 'cls').toFixed(3)} (limit ${limits.cls})`,
  )
  const scores = categories.map((category) => ({
    category,
    score: Math.min(...runs.site.map((run) => run.scores[category])),
  }))
  judge(
    scores.every(({ score }) => score >= limits.score),
    `${name}: ${scores.map(({ category, score }) => `${category} ${score}`).join(', ')} (limit ${limits.score})`,
    [...new Set(runs.site.flatMap(({ lost }) => lost))],
  )
}
