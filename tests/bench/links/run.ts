import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Finding } from '../../../cli/links/finding.ts'
import type { Counts } from '../../../cli/links/net/checker.ts'
import { type Bench, bench } from '../measuring/bench.ts'
import { median } from '../measuring/figures.ts'
import { askedSize, sized } from '../measuring/form.ts'
import { compare } from './compare.ts'
import { runApart, startApart } from './processes.ts'
import type { PlannedFault } from './site/plan.ts'
import type { SeenRequest } from './site/serve.ts'

const size = {
  seed: 20,
  pages: sized(2000, 100),
  linksPerPage: 50,
  foreignPages: sized(1500, 75),
  share: 1,
}
const limits = { rival: 8, raw: 3, peakMb: 130, requestsPerAddress: 1.05 }
/** `npm run bench -- links 1` is enough for a quick check. */
const rounds = askedSize(5, 1)

type ServedSite = { start: string; links: number; faults: PlannedFault[] }
type Timed = { ms: number; peakMb: number }
type Audited = Timed & { findings: Finding[]; links: number; pages: number; counts: Counts }
type Rival = Timed & { broken: { url: string; page: string }[]; links: number }

await bench(async (run) => {
  await truth(run)
  await speed(run)
})

async function truth({ judge, say }: Bench) {
  const site = await serve(true)
  const ours = await runApart<Audited>('audit-apart.ts', site.start)
  await site.stop()
  const { missed, wrong } = compare(ours.findings, site.faults)
  const broken = site.faults.filter(({ expected }) => expected.state === 'broken')
  say(
    `${ours.links} links on ${ours.pages} pages, ${ours.counts.addresses} addresses, ${broken.length} faults`,
  )
  judge(
    { name: 'planted faults that are not found', value: missed.length, limit: 0, unit: '' },
    { note: `${site.faults.length} planted`, examples: missed },
  )
  judge(
    { name: 'findings that are no planted fault', value: wrong.length, limit: 0, unit: '' },
    { examples: wrong },
  )
  const uncounted = Math.abs(ours.links - site.links)
  judge({ name: 'difference to the number of links of the site', value: uncounted, limit: 0, unit: '' })
  const { addresses, requests } = ours.counts
  judge(
    {
      name: 'requests for each address',
      value: requests / addresses,
      limit: limits.requestsPerAddress,
      unit: '',
    },
    { note: 'the rest is GET after a HEAD that was refused, and one repeat' },
  )
  say(
    `${seconds(ours.ms)} with Retry-After and timeouts; linkinator would never finish with a host that always asks it to wait`,
  )
}

/** Without waits, so that only work is measured. */
async function speed({ judge, later, say }: Bench) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-links-'))
  later(() => rmSync(folder, { recursive: true }))
  const site = await serve(false)
  const requests = join(folder, 'requests.json')
  const all: { ours: Audited[]; rival: Rival[]; raw: Timed[] } = { ours: [], rival: [], raw: [] }
  // The baseline comes first. It also fills the compile cache, which is not measured.
  await runApart<Audited>('audit-apart.ts', site.start)
  writeFileSync(requests, JSON.stringify(await site.asked()))
  for (let round = 0; round < rounds; round += 1) {
    all.raw.push(await runApart<Timed>('raw-apart.ts', requests))
    all.ours.push(await runApart<Audited>('audit-apart.ts', site.start))
    all.rival.push(await runApart<Rival>('rival-apart.ts', site.start))
  }
  await site.stop()
  const ours = medianMs(all.ours)
  const rival = medianMs(all.rival)
  const raw = medianMs(all.raw)
  const peakMb = Math.max(...all.ours.map((run) => run.peakMb))
  const broken = new Set(
    site.faults
      .filter(({ expected }) => expected.state === 'broken')
      .map(({ page, url }) => `${page} ${url}`),
  )
  const theirs = all.rival[0]?.broken ?? []
  const found = theirs.filter(({ page, url }) => broken.has(`${page} ${url}`)).length
  say(`linkinator finds ${found} of ${broken.size} faults, and ${theirs.length - found} that are none`)
  say(`medians of ${rounds} rounds: ${seconds(ours)}, linkinator ${seconds(rival)}, raw loop ${seconds(raw)}`)
  const times = { unit: '×' } as const
  judge({
    ...times,
    name: 'speed beside linkinator',
    value: rival / ours,
    limit: limits.rival,
    isLeast: true,
  })
  judge({ ...times, name: 'time beside the raw loop', value: ours / raw, limit: limits.raw })
  judge(
    { name: 'most memory', value: peakMb, limit: limits.peakMb, unit: 'MB' },
    {
      note: `linkinator ${all.rival[0]?.peakMb.toFixed(0)} MB, raw loop ${all.raw[0]?.peakMb.toFixed(0)} MB`,
    },
  )
}

async function serve(hasWaits: boolean) {
  const child = startApart('serve-apart.ts', JSON.stringify({ ...size, hasWaits }))
  const [site]: ServedSite[] = await once(child, 'message')
  if (!site) throw new Error('The generated site did not start.')
  return {
    ...site,
    async asked(): Promise<SeenRequest[]> {
      child.send('asked')
      const [list] = await once(child, 'message')
      return list
    },
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

function medianMs(runs: readonly Timed[]) {
  return median(runs.map(({ ms }) => ms))
}

function seconds(ms: number) {
  return `${(ms / 1000).toFixed(2)} s`
}
