import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { orphanGuard } from '@association/local/launch/processes.ts'
import { stack } from './environment.ts'
import { publishWebhook } from './publish-webhook.ts'

const folder = fileURLToPath(new URL('../../site', import.meta.url))

/** Beside other tests, on a slow machine. */
const startsWithinMs = 60_000

export type Second = Awaited<ReturnType<typeof secondSite>>
type SiteAnswer = { status: number; isPage: boolean }

type Options = {
  /** Concurrent sites need different names and ports. */
  name?: string
  /** Relative to the first site's port. */
  portAbove?: number
  variables?: Record<string, string>
  flags?: readonly string[]
  words?: readonly string[]
}

/** With its own data and copy of the build; `delivery` is its Contentful. */
export async function secondSite(
  delivery: string,
  { name = 'second', portAbove = 90, variables = {}, flags = [], words = [] }: Options = {},
) {
  const port = Number(new URL(stack.site).port) + portAbove
  const url = `http://localhost:${port}`
  const dist = `${stack.siteBuild}-${name}`
  const data = mkdtempSync(join(tmpdir(), 'second-site-'))
  cpSync(join(folder, stack.siteBuild), join(folder, dist), { recursive: true })
  let child = start()

  function start(): ChildProcess {
    return spawn(process.execPath, ['--import', orphanGuard, ...flags, 'server.ts', ...words], {
      cwd: folder,
      stdio: 'ignore',
      env: {
        ...process.env,
        SITE_URL: url,
        PORT: String(port),
        SITE_BUILD: dist,
        SITE_DATA: data,
        CONTENTFUL_DELIVERY_HOST: delivery,
        ...variables,
      },
    })
  }
  async function untilReady() {
    for (const deadline = Date.now() + startsWithinMs; Date.now() < deadline; ) {
      if (child.exitCode !== null) throw new Error(`The second site ended with ${child.exitCode}.`)
      if (
        await fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return
      await wait(50)
    }
    throw new Error('The second site does not answer.')
  }
  async function end() {
    if (child.exitCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  await untilReady()
  return {
    url,
    folders: [data, join(folder, dist)],
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** As after a crash. */
    async restart() {
      await end()
      child = start()
      await untilReady()
    },
    async stop() {
      await end()
      for (const path of [join(folder, dist), data]) rmSync(path, { recursive: true, force: true })
    },
    publish: (page: { id: string; path: string }) => tell(url, page),
    readiness: async () => (await (await fetch(`${url}/readyz`)).json()).contentful as string,
  }
}

async function tell(url: string, page: { id: string; path: string }) {
  const { path, ...request } = publishWebhook(page)
  const answer = await fetch(url + path, request)
  if (!answer.ok) throw new Error(await answer.text())
}

export async function ask({ url }: { url: string }, path: string): Promise<SiteAnswer> {
  const answer = await fetch(url + path, { signal: AbortSignal.timeout(15_000) })
  const isPage = (await answer.text()).includes('<h1')
  return { status: answer.status, isPage }
}
