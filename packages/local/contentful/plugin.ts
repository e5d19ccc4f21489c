import type { FastifyInstance } from 'fastify'
import type { HostName, Twin } from './twin.ts'

/**
 * A part of the service beyond its core: files, webhooks, apps. `routes` adds to a host (whose token check, CORS, rate
 * limit and error shape apply; throw `ContentfulError`); `start` runs once, before the hosts listen, and may subscribe
 * to `twin.changes`; `stop` runs when the service closes.
 */
export type Plugin = {
  name: string
  routes?: Partial<Record<HostName, (app: FastifyInstance, twin: Twin) => void>>
  start?: (twin: Twin) => void | Promise<void>
  stop?: (twin: Twin) => void | Promise<void>
}
