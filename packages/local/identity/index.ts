import Fastify, { type FastifyInstance } from 'fastify'
import { listen } from '../server/listen.ts'
import { type Identity, openIdentity } from './open-identity.ts'
import { answersFaulty, type FaultSwitch, faultRoutes, faultSwitch } from './protocol/faults.ts'
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

/** The twin of Auth0, with the demo accounts. Listens before the provider exists: the issuer contains the port. */
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
  await front.register(forwardRest, { identity: opening.promise, faults })
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

type ControlBody = { email?: string } | null

/** For tests: `POST /control/end-session` with `{ "email": … }` signs an account out everywhere. */
async function controlRoutes(server: FastifyInstance, options: { identity: Promise<Identity> }) {
  server.post<{ Body: ControlBody }>('/control/end-session', async ({ body }, reply) => {
    if (typeof body?.email !== 'string') return reply.status(400).send({ error: 'email is missing' })
    const identity = await options.identity
    return { ended: await identity.endSessionsOf(body.email) }
  })
}

type Forwarding = { identity: Promise<Identity>; faults: FaultSwitch }

async function forwardRest(server: FastifyInstance, { identity, faults }: Forwarding) {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_, __, done) => done(null))
  server.all('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (await answersFaulty(faults.of(path), reply)) return reply
    const { handle } = await identity
    reply.hijack()
    handle(request.raw, reply.raw)
  })
}
