import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accessTokenInvalid } from './errors.ts'

/** A route that `provesItself` checks another proof. @param isGood also receives the URL's space, if any */
export function requireToken(app: FastifyInstance, isGood: (token: string, space?: string) => boolean) {
  app.addHook('onRequest', async (request) => {
    if ('provesItself' in request.routeOptions.config) return
    const { space } = request.params as { space?: string }
    if (!isGood(tokenIn(request), space)) throw accessTokenInvalid()
  })
}

export function tokenIn(request: FastifyRequest): string {
  const header = request.headers.authorization?.match(/^Bearer (.+)$/)?.[1]
  return header ?? (request.query as { access_token?: string }).access_token ?? ''
}
