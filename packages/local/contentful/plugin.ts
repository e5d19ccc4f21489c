import type { FastifyInstance } from 'fastify'
import type { HostName, Twin } from './twin.ts'

/**
 * `routes` extends a host: its token check, CORS, rate limit and error shape apply (throw `ContentfulError`). `start`
 * runs once before the hosts listen; it can subscribe to `twin.changes`.
 */
export type Plugin = {
  name: string
  routes?: Partial<Record<HostName, (app: FastifyInstance, twin: Twin) => void>>
  start?: (twin: Twin) => void | Promise<void>
  stop?: (twin: Twin) => void | Promise<void>
}
