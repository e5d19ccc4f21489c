import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { certificates } from '../../../../cli/links/testing/certificates.ts'
import { behaviors, type Setting } from './behaviors.ts'
import type { Hosts } from './kinds.ts'
import { type Plan, type PlanOptions, planSite } from './plan.ts'

export type SeenRequest = { method: string; url: string }

export async function serveSite(options: Omit<PlanOptions, 'hosts'> & { hasWaits: boolean }) {
  const asked: SeenRequest[] = []
  let listener: RequestListener = (_, response) => void response.writeHead(503).end()
  const plain = () => createServer((request, response) => listener(request, response))
  const secure = (name: keyof typeof certificates) =>
    createSecureServer(certificates[name], (request, response) => listener(request, response))
  const servers = {
    own: plain(),
    other: plain(),
    refused: plain(),
    good: secure('good'),
    selfSigned: secure('selfSigned'),
    expired: secure('expired'),
    elsewhere: secure('elsewhere'),
  }
  const hosts = await listenAll(servers)
  await closed(servers.refused)
  const plan = planSite({ ...options, hosts })
  const setting: Setting = { hosts, hasWaits: options.hasWaits, pages: plan.pages, busy: new Set() }
  listener = (request, response) => {
    asked.push({ method: request.method ?? '', url: `http://${request.headers.host}${request.url}` })
    const [, name = '', n = ''] = (request.url ?? '').split('?')[0]?.split('/') ?? []
    const behave = behaviors[name] ?? behaviors.missing
    behave?.(response, Object.assign(request, { n }), setting)
  }
  return {
    hosts,
    plan: plan satisfies Plan,
    asked,
    start: `${hosts.own}/`,
    close: () => Promise.all(Object.values(servers).map(closed)),
  }
}

async function listenAll(servers: Record<keyof Hosts, Server>): Promise<Hosts> {
  const listening = Object.entries(servers).map(async ([name, server]) => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const scheme = name in certificates ? 'https' : 'http'
    return [name, `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`]
  })
  return Object.fromEntries(await Promise.all(listening))
}

function closed(server: Server) {
  server.closeAllConnections()
  return new Promise<void>((done) => server.close(() => done()))
}
