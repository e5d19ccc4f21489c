import type { FastifyInstance } from 'fastify'

/** Listens on both loopback addresses: `localhost` means either. 0 means any free port. Returns the port. */
export async function listen(app: FastifyInstance, port: number): Promise<number> {
  await app.listen({ host: 'localhost', port })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : port
}
