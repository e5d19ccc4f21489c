import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The oldest request is dropped first. */
const most = 1000

export type Arrivals = ReturnType<typeof arrivals>

/** For tests: `GET /control/requests` lists requests in order; `DELETE` clears them. */
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
