import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Requests that are remembered; the oldest is forgotten first. */
const most = 1000

export type Arrivals = ReturnType<typeof arrivals>

/** Tells tests which requests arrived, in their order: `GET /control/requests`. `DELETE` forgets them. */
export function arrivals(server: FastifyInstance) {
  let requests: string[] = []
  server.get('/control/requests', async () => requests)
  server.delete('/control/requests', async (_, reply) => {
    requests = []
    return reply.status(204).send()
  })
  return {
    note: ({ method, url }: FastifyRequest) => {
      requests = [...requests.slice(1 - most), `${method} ${url}`]
    },
  }
}
