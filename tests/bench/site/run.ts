import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findWholeChromium } from '../../run/chromium.ts'
import { weigher } from '../bundle/islands.ts'
import { scriptsLoaded } from '../bundle/loaded.ts'
import { total, weight } from '../bundle/weight.ts'
import { installLighthouse, measurePage } from '../delivery/lighthouse.ts'
import { startNginx } from '../delivery/nginx.ts'
import { filesOfPage } from '../delivery/page-files.ts'
import { readResource } from '../delivery/resource.ts'
import { type Bench, bench } from '../measuring/bench.ts'
import { askedSize, isShort, sized } from '../measuring/form.ts'
import { findProgram, pathOf } from '../measuring/programs.ts'
import { readPage } from '../measuring/raw-get.ts'
import { startSite } from '../measuring/site-process.ts'
import { buildFolder, startBenchStack } from '../measuring/stack.ts'
import { templatesOf } from './templates.ts'
import { judgeTemplate } from './vitals.ts'

/** Gzipped bytes of scripts that a page requests without user input, and of the search when it opens. */
const limits = { home: 3072, 'article or list': 1536, other: 4096, search: 15 * 1024 }
const nginxPort = 22_193
/** `npm run bench -- site 1` is enough for a quick check. */
const rounds = askedSize(5, 1)

await bench(async (bench) => {
  findProgram('nginx')
  const chromium = pathOf(await findWholeChromium())
  const stack = await startBenchStack(bench)
  const site = await startSite(bench, stack.env)
  const templates = (await templatesOf(site)).slice(0, sized(Number.POSITIVE_INFINITY, 2))
  for (const { name, path, kind, mostHtml } of templates) {
    await judgeScripts(bench, { name, url: site + path, limit: limits[kind] })
    if (mostHtml !== undefined) await judgeHtml(bench, { name, url: site + path, limit: mostHtml })
  }
  const search = weigher(buildFolder).islands(['search'])
  bench.judge({ name: 'search when it is opened', value: search, limit: limits.search, unit: 'B' })

  const measured = templates.filter(({ isMeasured }) => isMeasured)
  const files = await Promise.all(measured.map(({ path }) => filesOfPage(site + path, chromium)))
  const paths = [...new Set(files.flat())]
  const resources = await Promise.all(paths.map((path) => readResource(site, path)))
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'))
  bench.later(() => rmSync(folder, { recursive: true, force: true }))
  const nginx = await startNginx(bench, { folder, port: nginxPort, resources })
  bench.say(`a simulated phone, medians of ${rounds} rounds`)
  // Lighthouse comes from the registry, so a short form would depend on the network.
  if (isShort) return
  await stack.stopService('search')
  const lighthouse = { folder: installLighthouse(), chromium }
  const measure = (url: string) => measurePage(url, lighthouse)
  for (const { name, path } of measured)
    await judgeTemplate(bench, { name, site: site + path, nginx: nginx + path, rounds, measure })
})

type MeasuredPage = { name: string; url: string; limit: number }

async function judgeScripts({ judge }: Bench, { name, url, limit }: MeasuredPage) {
  const windows = await scriptsLoaded(url)
  const weights = await Promise.all(windows.map(weigh))
  const heaviest = Math.max(...weights)
  judge({ name: `${name}: own scripts that load by themselves`, value: heaviest, limit, unit: 'B' })
}

async function judgeHtml({ judge }: Bench, { name, url, limit }: MeasuredPage) {
  const { body } = await readPage(url, { 'accept-encoding': 'identity' })
  judge({ name: `${name}: HTML`, value: body.length, limit, unit: 'B' })
}

async function weigh(scripts: readonly string[]): Promise<number> {
  const bodies = await Promise.all(scripts.map(async (script) => (await fetch(script)).arrayBuffer()))
  return total(bodies.map((body) => weight(new Uint8Array(body))))
}
