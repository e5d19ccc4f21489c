import type { FastifyInstance } from 'fastify'
import { listen } from '../server/listen.ts'
import { readingRoutes } from './delivery/routes.ts'
import { requireToken } from './http/access.ts'
import { createHost } from './http/host.ts'
import { mediaTypes } from './http/media-types.ts'
import type { RateLimit } from './http/rate-limit.ts'
import { knowPeople } from './management/people/current-person.ts'
import { spaceOfKey } from './management/resources/api-keys.ts'
import { managementRoutes } from './management/routes.ts'
import { plugins } from './plugins.ts'
import { type HostName, hostNames, type Twin } from './twin.ts'

export type HostOptions = {
  /** Appears in responses; hosts listen on loopback only. */
  hostname?: string
  /** 0 or undefined: any free port. */
  ports?: Partial<Record<HostName, number>>
  /** Limits each token; the default is generous. */
  rateLimit?: Partial<Record<HostName, RateLimit>>
  /** Delays every response. */
  latencyMs?: number
}

const generousPerSecond = 1000

/** Sets `twin.hosts`. If one host cannot open, all close. */
export async function openHosts(twin: Twin, options: HostOptions): Promise<{ close: () => Promise<void> }> {
  const open: FastifyInstance[] = []
  const close = async () => void (await Promise.all(open.map((app) => app.close())))
  try {
    for (const name of hostNames) {
      const app = createHost({
        mediaType: mediaTypes[name],
        perSecond: options.rateLimit?.[name] ?? generousPerSecond,
        latencyMs: options.latencyMs ?? 0,
      })
      open.push(app)
      addRoutes(app, name, twin)
      const port = await listen(app, options.ports?.[name] ?? 0)
      twin.hosts[name] = `${options.hostname ?? 'localhost'}:${port}`
    }
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}

function addRoutes(app: FastifyInstance, name: HostName, twin: Twin) {
  if (name === 'delivery' || name === 'preview') {
    const token = name === 'delivery' ? 'deliveryToken' : 'previewToken'
    const spaceOfToken = new Map(twin.bootstrap.spaces.map((space) => [space[token], space.id]))
    requireToken(app, (sent, space) => {
      const opened = spaceOfToken.get(sent) ?? spaceOfKey(twin, name, sent)
      return opened !== undefined && (!space || opened === space)
    })
    readingRoutes(app, twin, name)
  }
  if (name === 'management') {
    requireToken(app, (token) => twin.managementTokens.has(token))
    knowPeople(app)
    managementRoutes(app, twin)
  }
  for (const plugin of plugins) plugin.routes?.[name]?.(app, twin)
}
