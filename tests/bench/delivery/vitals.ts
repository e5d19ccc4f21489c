import type { Bench } from '../measuring/bench.ts'
import { median } from '../measuring/figures.ts'
import type { Vitals } from './lighthouse.ts'

const limits = { lcpOfNginx: 1.05, tbtMs: 10, cls: 0 }

type Pages = {
  site: string
  nginx: string
  rounds: number
  measure(url: string): Promise<Vitals>
}

export async function judgeVitals({ judge }: Bench, { site, nginx, rounds, measure }: Pages) {
  const measured: Record<'site' | 'nginx', Vitals[]> = { site: [], nginx: [] }
  for (let round = 0; round < rounds; round += 1) {
    measured.nginx.push(await measure(nginx))
    measured.site.push(await measure(site))
  }
  const ours = medians(measured.site)
  const theirs = medians(measured.nginx)
  judge(
    {
      name: 'simulated phone: LCP beside nginx',
      value: ours.lcp / theirs.lcp,
      limit: limits.lcpOfNginx,
      unit: '×',
    },
    { note: `${ours.lcp.toFixed(0)} ms; nginx ${theirs.lcp.toFixed(0)} ms` },
  )
  judge(
    { name: 'simulated phone: TBT', value: ours.tbt, limit: limits.tbtMs, unit: 'ms' },
    { note: `nginx ${theirs.tbt.toFixed(0)} ms` },
  )
  judge(
    { name: 'simulated phone: CLS', value: ours.cls, limit: limits.cls, unit: '' },
    { note: `nginx ${theirs.cls}` },
  )
}

const medians = (runs: readonly Vitals[]): Vitals => ({
  lcp: median(runs.map(({ lcp }) => lcp)),
  tbt: median(runs.map(({ tbt }) => tbt)),
  cls: median(runs.map(({ cls }) => cls)),
})
