import type { FastifyInstance } from 'fastify'
import type { Identity } from '../open-identity.ts'

type ControlBody = { email?: string } | null

/** For tests: `POST /control/end-session` with `{ "email": … }` signs an account out everywhere. */
export async function controlRoutes(server: FastifyInstance, options: { identity: Promise<Identity> }) {
  server.post<{ Body: ControlBody }>('/control/end-session', async ({ body }, reply) => {
    if (typeof body?.email !== 'string') return reply.status(400).send({ error: 'email is missing' })
    const identity = await options.identity
    return { ended: await identity.endSessionsOf(body.email) }
  })
}
