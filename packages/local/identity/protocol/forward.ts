import type { FastifyInstance } from 'fastify'
import type { Identity } from '../open-identity.ts'
import { answersFaulty, type FaultSwitch } from './faults.ts'

type Options = { identity: Promise<Identity>; faults: FaultSwitch }

export async function forward(server: FastifyInstance, { identity, faults }: Options) {
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
