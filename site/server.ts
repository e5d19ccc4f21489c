import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { ConfigurationError, type SiteConfig, siteConfig } from '@association/services/config'
import next from 'next'
import { send } from './runtime/front/answer.ts'
import { withDefaultHeaders } from './runtime/front/default-headers.ts'
import { front } from './runtime/front/front.ts'
import { ownFiles } from './runtime/front/own-files.ts'
import { pathOf, refuse, sendJson } from './runtime/front/requests.ts'
import { log } from './runtime/log.ts'
import { type StoredContent, storedContent } from './runtime/stored-content.ts'
import { securityHeaders } from './security/policy.ts'

/** Milliseconds and bytes: a slow or swollen request must not hold a place for long. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
}

export type Site = { url: string; close(): Promise<void> }
type Next = ReturnType<typeof next>

/**
 * Starts the site: Next.js behind a thin server that guards it, keeps finished pages in memory and answers in place of
 * what is broken. Resolves when it can answer. `dev` is Next.js with hot reload, nothing kept and no policy.
 */
export async function startSite({
  config = siteConfig(),
  dev = false,
}: {
  config?: SiteConfig
  dev?: boolean
} = {}): Promise<Site> {
  const server = createServer(limits)
  const app = next({ dev, dir: import.meta.dirname, httpServer: server, quiet: false })
  await app.prepare()
  const content = await storedContent({
    ...config,
    dataFolder: resolve(import.meta.dirname, '..', config.dataFolder),
  })
  const handle = app.getRequestHandler()
  const pages: Pages = dev
    ? (request, response) => handle(request, withoutPolicy(response))
    : keptPages(app, config, content)
  const answer = thinServer(pages, config, content)
  const defaults = securityHeaders(config.siteUrl)

  server.on('request', (request, response) => {
    withDefaultHeaders(response, defaults)
    answer(request, response).catch((error: unknown) => fail(error, response))
  })
  await listen(server, config)
  const { port } = server.address() as AddressInfo
  if (!dev) await warmUp(port, config)
  return {
    url: `http://localhost:${port}`,
    async close() {
      await new Promise((done) => {
        server.close(done)
        server.closeAllConnections()
      })
      await app.close()
      await content.close()
    },
  }
}

/** Hot reload, and React while one develops, make scripts from strings: previews keep their policy for production. */
function withoutPolicy(response: ServerResponse) {
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    name.toLowerCase() === 'content-security-policy' ? response : set(name, value)
  return response
}

type Pages = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>

const keptPages = (app: Next, { organisation, editLink }: SiteConfig, content: StoredContent): Pages =>
  front({
    handle: app.getRequestHandler(),
    memory: content.answers,
    organisation: organisation.name,
    isOutage: content.isOutage,
    marksEditors: editLink === 'editors',
  })

function thinServer(pages: Pages, { organisation, hosts }: SiteConfig, content: StoredContent) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request)
    if (path === undefined) return refuse(400, organisation.name, { request, response })
    const health = healthOf(path, content)
    if (health) return sendJson(response, health)
    if (!hosts.includes(request.headers.host ?? ''))
      return refuse(421, organisation.name, { request, response })
    const own = ownFiles.get(path)
    return own ? send(own, request, response) : pages(request, response, path)
  }
}

/** When the site compared its content with Contentful: what changed before needs no webhook. */
const startedAt = new Date().toISOString()

/** `/healthz`: the process lives. `/readyz`: it can answer, from what it keeps when Contentful cannot be reached. */
function healthOf(path: string, { isOutage }: StoredContent) {
  if (path === '/healthz') return { alive: true }
  if (path === '/readyz')
    return { ready: true, contentful: isOutage() ? 'out of reach' : 'answering', startedAt }
  return undefined
}

function listen(server: Server, { listen: { host, port } }: SiteConfig) {
  return new Promise<void>((done, reject) => {
    server.once('error', reject)
    server.listen(port, host, done)
  })
}

/** Loads and compiles what all pages share, by a stored page and one that is rendered: no visitor should wait for it. */
async function warmUp(port: number, { hosts, listen: { host } }: SiteConfig) {
  for (const path of ['/', '/_/warm-up'])
    await new Promise((done) => {
      const request = get({ host, port, path, headers: { host: hosts[0] } }, (response) => {
        response.resume().once('close', done)
      })
      request.once('error', done)
    })
}

function fail(error: unknown, response: ServerResponse) {
  log.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Something went wrong.')
}

if (import.meta.main) await main()

async function main() {
  try {
    const site = await startSite({ dev: process.argv.includes('--dev') })
    log.info(`The site answers at ${site.url}.`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void site.close().then(() => process.exit(0)))
  } catch (error) {
    for (const line of error instanceof ConfigurationError ? error.lines : [String(error)]) log.error(line)
    process.exit(1)
  }
}
