import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiledServices, siteMemory } from '@association/local/launch/commands.ts'
import { type Service, startService, untilAnswers } from '@association/local/launch/processes.ts'
import type { Bench } from './bench.ts'
import { isShort } from './form.ts'
import { readMetrics } from './metrics.ts'
import { runningStack } from './running-stack.ts'
import { dataFolder, siteFolder } from './stack.ts'

/** Beside the ports of the stack, and below the ephemeral ports of systems. */
const furtherPorts = 22_100
const probeOffset = 30
/** All processes have the same hosts, because with different settings they would share no stored responses. */
export const siteHosts = [1, 2].map((number) => `localhost:${furtherPorts + number}`).join()
const metricsOffset = 60

export type SiteProcess = {
  url: string
  probe: string
  metrics: string
  data: string
  service: Service
}

type Options = {
  env: Record<string, string>
  number?: number
  overrides?: Record<string, string>
}

/**
 * Runs `node server.ts` from the build of the stack, as in production, with its own data folder and the memory probe.
 * Resolves when it responds.
 */
export async function startSiteProcess(
  { later }: Pick<Bench, 'later'>,
  { env, number = 0, overrides = {} }: Options,
): Promise<SiteProcess> {
  // Contentful sends webhooks to the URL of the site, so to the first process.
  if (isShort && number === 0) await runningStack().stopService('site')
  const port = number === 0 ? Number(new URL(env.SITE_URL ?? '').port) : furtherPorts + number
  const data = join(dataFolder, `site-${number}`)
  const service = startService(
    {
      name: `site-${number}`,
      cwd: siteFolder,
      args: [...siteMemory.flags, '--expose-gc', '--import', probe, 'server.ts'],
      env: {
        ...env,
        ...siteMemory.env,
        // Production does without, and so do the figures of memory.
        ...(isShort && { NODE_COMPILE_CACHE: compiledServices }),
        PORT: String(port),
        SITE_HOSTS: siteHosts,
        SITE_DATA: data,
        METRICS_PORT: String(port + metricsOffset),
        BENCH_PROBE_PORT: String(port + probeOffset),
        ...overrides,
      },
    },
    join(dataFolder, 'logs'),
  )
  later(() => service.stop())
  const url = `http://localhost:${port}`
  await untilAnswers(`${url}/healthz`, service)
  return {
    url,
    probe: `http://127.0.0.1:${port + probeOffset}`,
    metrics: `http://127.0.0.1:${port + metricsOffset}/metrics`,
    data,
    service,
  }
}

/** Returns the URL of a site whose process is not measured: a short form uses that of the running stack. */
export async function startSite(bench: Pick<Bench, 'later'>, env: Record<string, string>): Promise<string> {
  return isShort ? (env.SITE_URL ?? '') : (await startSiteProcess(bench, { env })).url
}

const probe = pathToFileURL(join(import.meta.dirname, 'memory-probe.ts')).href

export async function rendersOf({ metrics }: SiteProcess): Promise<number> {
  return (await readMetrics(metrics)).get('site_render_seconds_count') ?? Number.NaN
}
