import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Finding } from '../../../cli/links/finding.ts'
import type { Counts } from '../../../cli/links/net/checker.ts'
import { compare } from './compare.ts'
import { runApart, startApart } from './processes.ts'
import type { PlannedFault } from './site/plan.ts'
import type { SeenRequest } from './site/serve.ts'

const size = { seed: 20, pages: 2000, linksPerPage: 50, foreignPages: 1500, share: 1 }
const limits = { rival: 4, raw: 3, peakMb: 130, requestsPerAddress: 1.05 }
/** `npm run bench -- links 1` is enough for a quick check. */
const rounds = Number(process.argv[2] ?? 3)

type ServedSite = { start: string; links: number; faults: PlannedFault[] }
type Timed = { ms: number; peakMb: number }
type Audited = Timed & { findings: Finding[]; links: number; pages: number; counts: Counts }
type Rival = Timed & { broken: { url: string; page: string }[]; links: number }

const folder = mkdtempSync(join(tmpdir(), 'bench-links-'))
const isFine: boolean[] = []
try {
  await truth()
  await speed()
} finally {
  rmSync(folder, { recursive: true })
}
process.exitCode = isFine.includes(false) ? 2 : 0

async function truth() {
  const site = await serve(true)
  const ours = await runApart<Audited>('audit-apart.ts', site.start)
  await site.stop()
  const { missed, wrong, precision, recall } = compare(ours.findings, site.faults)
  const broken = site.faults.filter(({ expected }) => expected.state === 'broken')
  say(
    `${ours.links} links on ${ours.pages} pages, ${ours.counts.addresses} addresses, ${broken.length} faults`,
  )
  judge(recall === 1, `recall ${percent(recall)}`, missed)
  judge(precision === 1, `precision ${percent(precision)}`, wrong)
  const { addresses, requests } = ours.counts
  judge(
    requests <= addresses * limits.requestsPerAddress && ours.links === site.links,
    `${(requests / addresses).toFixed(3)} requests per address (limit ${limits.requestsPerAddress}): the rest is GET after a HEAD that was refused, and one repeat`,
  )
  say(
    `  ${word(ours.ms)} with Retry-After and timeouts; linkinator would never finish with a host that always asks it to wait`,
  )
}

/** Without waits, so that only work is measured. */
async function speed() {
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
  const ours = median(all.ours)
  const rival = median(all.rival)
  const raw = median(all.raw)
  const peakMb = Math.max(...all.ours.map((run) => run.peakMb))
  const broken = new Set(
    site.faults
      .filter(({ expected }) => expected.state === 'broken')
      .map(({ page, url }) => `${page} ${url}`),
  )
  const theirs = all.rival[0]?.broken ?? []
  const found = theirs.filter(({ page, url }) => broken.has(`${page} ${url}`)).length
  say(`  linkinator finds ${found} of ${broken.size} faults, and ${theirs.length - found} that are none`)
  say(`medians of ${rounds} rounds: ${word(ours)}, linkinator ${word(rival)}, raw loop ${word(raw)}`)
  judge(
    rival >= ours * limits.rival,
    `${(rival / ours).toFixed(1)} × as fast as linkinator (limit ${limits.rival} ×)`,
  )
  judge(ours <= raw * limits.raw, `${(ours / raw).toFixed(1)} × the raw loop (limit ${limits.raw} ×)`)
  judge(
    peakMb <= limits.peakMb,
    `${peakMb.toFixed(0)} MB at most (limit ${limits.peakMb}); linkinator ${all.rival[0]?.peakMb.toFixed(0)}, raw loop ${all.raw[0]?.peakMb.toFixed(0)}`,
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

function judge(verdict: boolean, text: string, examples: readonly string[] = []) {
  isFine.push(verdict)
  say(`${verdict ? '✓' : '✗'} ${text}`)
  for (const example of examples.slice(0, 5)) say(`    ${example}`)
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}

function median(runs: readonly Timed[]) {
  return runs.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.floor(runs.length / 2)] ?? 0
}

function percent(share: number) {
  return `${(share * 100).toFixed(1)} %`
}

function word(ms: number) {
  return `${(ms / 1000).toFixed(2)} s`
}
