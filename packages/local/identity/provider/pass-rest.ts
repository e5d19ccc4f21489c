import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'

/** The provider parses the request bodies itself. */
export async function passRest(server: FastifyInstance, { provider }: { provider: Provider }) {
  const handle = provider.callback()
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_, __, done) => done(null))
  server.all('/*', async (request, reply) => {
    reply.hijack()
    await handle(request.raw, reply.raw)
  })
}
