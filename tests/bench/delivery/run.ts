import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findWholeChromium } from '../../run/chromium.ts'
import { type Bench, bench } from '../measuring/bench.ts'
import { askedSize, isShort } from '../measuring/form.ts'
import { findProgram, pathOf, runProgram } from '../measuring/programs.ts'
import { rawGet } from '../measuring/raw-get.ts'
import { siteHosts, startSiteProcess } from '../measuring/site-process.ts'
import { siteFolder, startBenchStack } from '../measuring/stack.ts'
import { installLighthouse, measurePage } from './lighthouse.ts'
import { startNginx } from './nginx.ts'
import { judgePace } from './pace.ts'
import { filesOfPage } from './page-files.ts'
import { judgeRates, judgeTwoProcesses, measureRates } from './rates.ts'
import { type Resource, readResource } from './resource.ts'
import { startBareServer } from './start-bare.ts'
import { judgeVitals } from './vitals.ts'

/** Bytes of the home page without pictures, styles and fonts. */
const limits = { html: 50_000, gzip: 9_000 }
const ports = { nginx: 22_190, bare: 22_191, pages: 22_192 }
/** `npm run bench -- delivery 1` is enough for a quick check. */
const rounds = askedSize(5, 1)

await bench(async (bench) => {
  for (const program of ['nginx', 'wrk'] as const) findProgram(program)
  const chromium = pathOf(await findWholeChromium())
  const { env } = await startBenchStack(bench, { isCrawled: false })
  const folder = mkdtempSync(join(tmpdir(), 'bench-delivery-'))
  bench.later(() => rmSync(folder, { recursive: true, force: true }))
  const overrides = { PAGE_FILES: join(folder, 'pages') }
  const { url: site } = await startSiteProcess(bench, { env, overrides })
  const paths = await filesOfPage(`${site}/`, chromium)
  const resources = await Promise.all(paths.map((path) => readResource(site, path)))
  const home = resources.find(({ path }) => path === '/')
  if (!home) throw new Error('The browser did not request the home page.')
  judgeSize(bench, home)

  const printed = await runProgram(process.execPath, [join(siteFolder, 'print-nginx.ts')], {
    ...env,
    ...overrides,
    // With other hosts, nginx would look for the files of other settings.
    SITE_HOSTS: siteHosts,
  })
  const pages = { printed, port: ports.pages, site }
  const nginx = await startNginx(bench, { folder, port: ports.nginx, resources, pages })
  // The plain file needs no path rewriting in nginx.
  const homeFile = `${nginx}/file-${resources.indexOf(home)}`
  const bare = await startBareServer(bench, { folder, port: ports.bare }, home)

  bench.say(`medians of ${rounds} rounds`)
  const files = `http://localhost:${ports.pages}/`
  await assertFromFile(files)
  const rates = await measureRates({ nginx: homeFile, files, bare, site: `${site}/` }, rounds)
  judgeRates(bench, rates)
  await judgeTwoProcesses(bench, { env, one: rates.site.br, rounds })
  await judgePace(bench, { site: `${site}/`, nginx: homeFile, perSecond: rates.site.br / 2, rounds })
  // Lighthouse comes from the registry, so a short form would depend on the network.
  if (isShort) return
  const lighthouse = { folder: installLighthouse(), chromium }
  const measure = (url: string) => measurePage(url, lighthouse)
  await judgeVitals(bench, { site: `${site}/`, nginx: `${nginx}/`, rounds, measure })
})

/** The site sends a preload of the font with a page, and nginx does not. */
async function assertFromFile(url: string) {
  const { status, headers } = await rawGet(url)
  if (status !== 200 || headers.some(([name]) => name.toLowerCase() === 'link'))
    throw new Error(`nginx did not send a page file: ${url} answered ${status}.`)
}

function judgeSize({ judge }: Bench, { bodies: { identity, gzip, br } }: Resource) {
  judge({ name: 'home page, HTML', value: sizeOf(identity), limit: limits.html, unit: 'B' })
  judge(
    { name: 'home page, gzip', value: sizeOf(gzip), limit: limits.gzip, unit: 'B' },
    { note: `${sizeOf(br)} B as Brotli` },
  )
}

function sizeOf(body: Buffer | undefined) {
  return body?.length ?? Number.NaN
}
