import type { Bench } from '../measuring/bench.ts'
import { median } from '../measuring/figures.ts'
import type { Vitals } from './lighthouse.ts'
import { times } from './rates.ts'

const limits = { lcpOfNginx: 1.05, tbtMs: 10 }

type Pages = {
  site: string
  nginx: string
  rounds: number
  measure(url: string): Promise<Vitals>
}

export async function judgeVitals({ judge, say }: Bench, { site, nginx, rounds, measure }: Pages) {
  const measured: Record<'site' | 'nginx', Vitals[]> = { site: [], nginx: [] }
  for (let round = 0; round < rounds; round += 1) {
    measured.nginx.push(await measure(nginx))
    measured.site.push(await measure(site))
  }
  const ours = medians(measured.site)
  const theirs = medians(measured.nginx)
  const ratio = ours.lcp / theirs.lcp
  say(
    `a simulated phone; nginx: LCP ${theirs.lcp.toFixed(0)} ms, TBT ${theirs.tbt.toFixed(0)} ms, CLS ${theirs.cls}`,
  )
  judge(
    ratio <= limits.lcpOfNginx,
    `LCP ${ours.lcp.toFixed(0)} ms: ${times(ratio)} nginx (limit ${limits.lcpOfNginx})`,
  )
  judge(ours.tbt <= limits.tbtMs, `TBT ${ours.tbt.toFixed(0)} ms (limit ${limits.tbtMs} ms)`)
  judge(ours.cls === 0, `CLS ${ours.cls} (limit 0)`)
}

const medians = (runs: readonly Vitals[]): Vitals => ({
  lcp: median(runs.map(({ lcp }) => lcp)),
  tbt: median(runs.map(({ tbt }) => tbt)),
  cls: median(runs.map(({ cls }) => cls)),
})
