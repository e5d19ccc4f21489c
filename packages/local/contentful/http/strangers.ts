import type { FastifyInstance } from 'fastify'
import { ContentfulError } from './errors.ts'

/**
 * The tokens of local services are public. A page that a developer visits must not reach the services: neither from a
 * foreign origin, nor through a foreign host name that resolves to this machine (DNS rebinding).
 */
export function refuseStrangers(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    const { origin, host } = request.headers
    const isStrange =
      (origin !== undefined && !isLocal(origin)) || (host !== undefined && !isLocal(`http://${host}`))
    if (isStrange) {
      throw new ContentfulError(403, 'AccessDenied', {
        message: 'Only pages of this machine may call the local Contentful.',
      })
    }
  })
}

const localNames = new Set(['localhost', '127.0.0.1', '[::1]'])

const isLocal = (address: string) => URL.canParse(address) && localNames.has(new URL(address).hostname)
