import { availableParallelism } from 'node:os'
import type { Bench } from '../measuring/bench.ts'
import { median } from '../measuring/figures.ts'
import { sized } from '../measuring/form.ts'
import { readPage } from '../measuring/raw-get.ts'
import { startSiteProcess } from '../measuring/site-process.ts'
import { type Encoding, encodings } from './resource.ts'
import { throughput } from './wrk.ts'

const limits = { ofNginx: 0.65, ofBare: 0.8, filesOfNginx: 0.95, twoOfOne: 1.8 }
const seconds = sized(5, 1)
/** Sequential warm-up requests, so that compilation is not measured. */
const warmUp = 30

/** `files`: nginx with the stored pages of the site. */
export type Servers = Record<'nginx' | 'files' | 'bare' | 'site', string>
export type Rates = Record<keyof Servers, Record<Encoding, number>>

/** Requests a second. Each round measures all servers, so that other load on the machine affects all. */
export async function measureRates(servers: Servers, rounds: number): Promise<Rates> {
  const all = Object.entries(servers).map(([name, url]) => ({
    name,
    url,
    br: [] as number[],
    gzip: [] as number[],
  }))
  for (const { url } of all) for (let count = 0; count < warmUp; count += 1) await readPage(url)
  for (let round = 0; round < rounds; round += 1)
    for (const encoding of encodings)
      for (const server of rotated(all, round))
        server[encoding].push(await throughput({ url: server.url, encoding, seconds }))
  const rates = all.map(({ name, br, gzip }) => [name, { br: median(br), gzip: median(gzip) }])
  return Object.fromEntries(rates)
}

const rotated = <Item>(items: readonly Item[], by: number) => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
]

export function judgeRates({ say, judge }: Bench, { nginx, files, bare, site }: Rates) {
  for (const encoding of encodings) {
    const perSecond = (rate: Record<Encoding, number>) => `${Math.round(rate[encoding])}/s`
    const ofNginx = site[encoding] / nginx[encoding]
    const ofBare = site[encoding] / bare[encoding]
    say(
      `${encoding}: nginx ${perSecond(nginx)}, with page files ${perSecond(files)}, bare ${perSecond(bare)}, site ${perSecond(site)}`,
    )
    const ratio = { unit: '×', isLeast: true } as const
    judge({
      ...ratio,
      name: `${encoding}: rate beside one nginx worker`,
      value: ofNginx,
      limit: limits.ofNginx,
    })
    judge({
      ...ratio,
      name: `${encoding}: rate of nginx with page files beside a file that never changes`,
      value: files[encoding] / nginx[encoding],
      limit: limits.filesOfNginx,
    })
    judge({ ...ratio, name: `${encoding}: rate beside the bare server`, value: ofBare, limit: limits.ofBare })
  }
}

/** Needs enough cores for both processes, wrk and the system. */
export async function judgeTwoProcesses(
  bench: Bench,
  { env, one, rounds }: { env: Record<string, string>; one: number; rounds: number },
) {
  const cores = availableParallelism()
  if (cores < 4) return bench.say(`two processes: not measurable here: ${cores} cores, and it takes 4`)
  const two = await startSiteProcess(bench, { env, number: 1, overrides: { WORKERS: '2' } })
  const measured: number[] = []
  for (let round = 0; round < rounds; round += 1)
    measured.push(await throughput({ url: `${two.url}/`, encoding: 'br', seconds }))
  await two.service.stop()
  const value = median(measured) / one
  bench.judge({
    name: 'two processes: rate beside one',
    value,
    limit: limits.twoOfOne,
    unit: '×',
    isLeast: true,
  })
}
