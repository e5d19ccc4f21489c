import type { Worker } from 'node:cluster'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { ConfigurationError, type SiteConfig, siteConfig } from '@association/services/config'
import next from 'next'
import { log } from './base/log.ts'
import { passSharedState } from './base/shared-state.ts'
import { contentChanges } from './content/freshness/content-changes.ts'
import { passSiteContent } from './content/site-content.ts'
import { builtSite } from './server/built-site.ts'
import { connectionLimits } from './server/front/front.ts'
import { drainable } from './server/operations/drain.ts'
import { healthOf } from './server/operations/health.ts'
import { listen } from './server/operations/listen.ts'
import { openState, shareState } from './server/operations/open-state.ts'
import { runSite, type Serving } from './server/operations/run.ts'
import { watchPageFiles } from './server/page-files/open-page-files.ts'

/** Resolves when it can respond. With `dev`, Next.js has hot reload, no stored pages and no policy. */
export async function startSite(config: SiteConfig, { dev = false } = {}): Promise<Serving> {
  const server = createServer(connectionLimits)
  const drain = drainable(server, { delayMs: config.drainDelayMs })
  // Next.js keeps WebSocket connections open. Only hot reload has one.
  const app = next({ dev, dir: import.meta.dirname, httpServer: dev ? server : createServer(), quiet: false })
  await app.prepare()
  const distDir = join(import.meta.dirname, config.buildFolder)
  const buildId = dev ? 'development' : readFileSync(join(distDir, 'BUILD_ID'), 'utf8')
  const state = await openState(config, buildId)
  const content = await contentChanges(config, state)
  passSharedState(state)
  passSiteContent(content)
  const handle: RequestListener = app.getRequestHandler()
  const site = dev ? undefined : await builtSite(handle, { config, distDir, state, content })
  const answer = site?.answer ?? ((request, response) => handle(request, withoutPolicy(response)))

  const parts = { content, state, drain }
  server.on('request', (request, response) => {
    const health = healthOf(request.url, parts)
    if (health) response.writeHead(health.status, health.headers).end(health.body)
    else answer(request, response)
  })
  site?.showPageFiles()
  drain.stopWith(await listen(server, config.listen))
  return {
    drain,
    gauges: () => ({
      buildId,
      ...(site?.gauges() ?? { keptResponses: 0, keptBytes: 0 }),
      isContentfulReachable: !content.isOutage(),
      isBreakerOpen: content.isBreakerOpen(),
      isSharedStateReachable: state.status().isReachable,
    }),
    async close() {
      site?.close()
      await app.close()
      content.close()
      await state.close()
    },
  }
}

/** Hot reload and React in development make scripts from strings: previews keep their policy for production. */
function withoutPolicy(response: ServerResponse) {
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    name.toLowerCase() === 'content-security-policy' ? response : set(name, value)
  return response
}

if (import.meta.main) await main()

async function main() {
  try {
    const dev = process.argv.includes('--dev')
    // Hot reload belongs to one process.
    const config = { ...siteConfig(), ...(dev && { workers: 1 }) }
    const serve = () => startSite(config, { dev })
    const connectAll = [shareState(config), watchPageFiles(config)]
    const connect = (worker: Worker) => {
      for (const each of connectAll) each(worker)
    }
    process.exit(await runSite({ config, serve, connect }))
  } catch (error) {
    for (const line of error instanceof ConfigurationError ? error.lines : [String(error)]) log.error(line)
    process.exit(1)
  }
}
