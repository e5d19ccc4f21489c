import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SiteConfig } from '@association/services/config'
import { isExportToken } from '@association/services/registrations/export-token.ts'
import { readProofs, sharedSecrets, verdictsOn } from '@association/services/secret-proofs/index.ts'
import { verify } from '@association/services/signature'

/** `hang` never responds. */
export type SiteFault = 'hang' | { status: number; headers?: Record<string, string>; body?: string }

export async function startSite() {
  const faults = new Map<string, SiteFault>()
  let config: SiteConfig | undefined
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const fault = faults.get(pathname)
    if (fault === 'hang') return
    if (fault) response.writeHead(fault.status, fault.headers).end(fault.body)
    else if (config) (routes[pathname] ?? nothing)({ request, response, body, config })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    appUrl: `http://127.0.0.1:${port}`,
    faults,
    use(known: SiteConfig) {
      config = known
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Visit = { request: IncomingMessage; response: ServerResponse; body: string; config: SiteConfig }

const json = (response: ServerResponse, value: object) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

const nothing = ({ response }: Visit) => void response.writeHead(404).end()

const routes: Record<string, (visit: Visit) => void> = {
  '/': ({ response }) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome</p>'),
  '/readyz': ({ response }) =>
    json(response, {
      ready: true,
      contentful: 'answering',
      sharedState: { kind: 'local', isReachable: true },
    }),
  '/gtm.js': ({ response }) =>
    void response.writeHead(200, { 'content-type': 'application/javascript' }).end('const id = "GTM-LOCAL"'),
  '/consent.js': ({ response }) =>
    void response.writeHead(200, { 'content-type': 'application/javascript' }).end(),
  '/robots.txt': ({ response }) =>
    void response.writeHead(200).end('User-Agent: *\nAllow: /\nDisallow: /api/\nDisallow: /preview/\n'),
  '/api/revalidate': (visit) =>
    isSigned(visit, visit.config.webhookSecret) ? json(visit.response, { expired: [] }) : refuse(visit),
  '/api/preview/check': (visit) =>
    isSigned(visit, visit.config.preview.appSigningSecret) ? connection(visit) : refuse(visit),
  '/api/preview/enter': enter,
  '/api/registrations/export': registrations,
  '/api/secrets': secrets,
  '/preview/page': ({ response, config }) =>
    void response
      .writeHead(200, {
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': `default-src 'self'; frame-ancestors ${config.preview.frameAncestors.join(' ')}`,
      })
      .end(),
}

const refuse = ({ response }: Visit) => void response.writeHead(401).end()

function isSigned({ request, body }: Visit, secret: string): boolean {
  const { method = '', url: path = '', headers } = request
  return verify(secret, { method, path, headers: headers as Record<string, string>, body }).valid
}

function connection({ response, body, config }: Visit) {
  const { association, events } = config.contentful.spaces
  json(response, {
    spaces: { association: { id: association.id, works: true }, events: { id: events.id, works: true } },
    secret: { works: JSON.parse(body).secret === config.preview.secret },
  })
}

function enter(visit: Visit) {
  const { searchParams } = new URL(visit.request.url ?? '', 'http://localhost')
  if (searchParams.get('secret') !== visit.config.preview.secret) return refuse(visit)
  visit.response.writeHead(307, { location: '/preview/page' }).end()
}

function secrets({ response, body, config }: Visit) {
  const proofs = readProofs(JSON.parse(body))
  if (proofs) json(response, { secrets: verdictsOn(proofs, sharedSecrets(config)) })
}

function registrations(visit: Visit) {
  const { headers, url = '' } = visit.request
  const edition = new URL(url, 'http://localhost').searchParams.get('edition') ?? ''
  const token = headers.authorization?.replace('Bearer ', '') ?? ''
  const { secret } = visit.config.registration
  if (!isExportToken(token, { secret, edition, now: Date.now() })) return refuse(visit)
  visit.response.writeHead(404).end(JSON.stringify({ editions: [] }))
}
