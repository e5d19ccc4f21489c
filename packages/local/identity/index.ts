import Fastify from 'fastify'
import { listen } from '../server/listen.ts'
import { openIdentity } from './open-identity.ts'
import { controlRoutes } from './protocol/control.ts'
import { faultRoutes, faultSwitch } from './protocol/faults.ts'
import { forward } from './protocol/forward.ts'
import type { IdentitySettings } from './settings.ts'

export type IdentityTwin = {
  /** The site's `AUTH0_DOMAIN`. The issuer adds a trailing slash. */
  url: string
  close(): Promise<void>
}

type Options = IdentitySettings & {
  port?: number
  /** The folder of keys, grants and sessions, or `:memory:`. */
  data?: string
}

/** Stands in for Auth0 with the demo accounts. Listens before the provider exists: the issuer contains the port. */
export async function startIdentity({
  port = 0,
  data = ':memory:',
  ...settings
}: Options): Promise<IdentityTwin> {
  const front = Fastify({ forceCloseConnections: true })
  const faults = faultSwitch()
  const opening = Promise.withResolvers<Awaited<ReturnType<typeof openIdentity>>>()
  await front.register(faultRoutes, { faults })
  await front.register(controlRoutes, { identity: opening.promise })
  await front.register(forward, { identity: opening.promise, faults })
  const url = `http://localhost:${await listen(front, port)}`
  opening.resolve(openIdentity({ issuer: `${url}/`, data, settings, clock: faults }))
  const identity = await opening.promise
  return {
    url,
    async close() {
      faults.set({ fault: 'none' })
      await front.close()
      await identity.close()
    },
  }
}
