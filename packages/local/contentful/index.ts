import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Bootstrap, bootstrapFrom, createSpaces } from './bootstrap.ts'
import { createChanges } from './changes.ts'
import { readingRoutes } from './delivery/routes.ts'
import { requireToken } from './http/access.ts'
import { createHost } from './http/host.ts'
import { managementRoutes } from './management/routes.ts'
import { plugins } from './plugins.ts'
import { openStore } from './store/store.ts'
import { type HostName, hostNames, type Twin } from './twin.ts'

export type { Bootstrap, Twin }
export { bootstrapFrom }

export type Options = {
  /** A folder, or `:memory:`. */
  data: string
  /** 0, and what is left out, means any free port. */
  ports?: Partial<Record<HostName, number>>
  /** Requests per second and token; generous when left out. */
  rateLimit?: Partial<Record<HostName, number>>
  bootstrap?: Bootstrap
  now?: () => Date
}

export type RunningTwin = { hosts: Record<HostName, string>; twin: Twin; close: () => Promise<void> }

const generousPerSecond = 1000

const mediaTypes: Record<HostName, string> = {
  delivery: 'application/vnd.contentful.delivery.v1+json',
  preview: 'application/vnd.contentful.delivery.v1+json',
  management: 'application/vnd.contentful.management.v1+json',
  images: 'application/json',
}

/** Starts Contentful's APIs on loopback: their hosts answer when the promise resolves. */
export async function startContentful(options: Options): Promise<RunningTwin> {
  const twin = createTwin(options)
  createSpaces(twin.store, twin.bootstrap, twin.now())
  for (const plugin of plugins) await plugin.start?.(twin)
  const apps: FastifyInstance[] = []
  for (const name of hostNames) {
    const app = createHost({
      mediaType: mediaTypes[name],
      perSecond: options.rateLimit?.[name] ?? generousPerSecond,
    })
    addRoutes(app, name, twin)
    twin.hosts[name] = await listen(app, options.ports?.[name] ?? 0)
    apps.push(app)
  }
  return {
    hosts: twin.hosts,
    twin,
    async close() {
      await Promise.all(apps.map((app) => app.close()))
      for (const plugin of plugins) await plugin.stop?.(twin)
      twin.store.close()
    },
  }
}

function createTwin({ data, bootstrap = bootstrapFrom(), now = () => new Date() }: Options): Twin {
  const folder = data === ':memory:' ? undefined : data
  if (folder) mkdirSync(folder, { recursive: true })
  return {
    store: openStore(folder ? join(folder, 'contentful.db') : ':memory:'),
    changes: createChanges(),
    hosts: { delivery: '', preview: '', management: '', images: '' },
    bootstrap,
    folder,
    managementTokens: new Set([bootstrap.managementToken]),
    now,
  }
}

function addRoutes(app: FastifyInstance, name: HostName, twin: Twin) {
  const { spaces } = twin.bootstrap
  const reading = (audience: 'delivery' | 'preview', tokens: Map<string, string>) => {
    requireToken(app, (token, space) => tokens.get(token) === (space ?? tokens.get(token)))
    readingRoutes(app, twin, audience)
  }
  if (name === 'delivery') reading(name, new Map(spaces.map((space) => [space.deliveryToken, space.id])))
  if (name === 'preview') reading(name, new Map(spaces.map((space) => [space.previewToken, space.id])))
  if (name === 'management') {
    requireToken(app, (token) => twin.managementTokens.has(token))
    managementRoutes(app, twin)
  }
  for (const plugin of plugins) plugin.routes?.[name]?.(app, twin)
}

/** @returns `localhost:4001`: the name, because browsers and cookies tell it from the address */
async function listen(app: FastifyInstance, port: number): Promise<string> {
  await app.listen({ host: 'localhost', port })
  const address = app.server.address()
  return `localhost:${typeof address === 'object' ? address?.port : address}`
}
