import type { FastifyInstance } from 'fastify'
import { wholeArray } from '../http/collection.ts'
import { notFound } from '../http/errors.ts'
import { paramsOf, spaceOf } from '../http/scope.ts'
import { environments, ofSpace } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'

export function environmentRoutes(app: FastifyInstance, twin: Twin) {
  app.get('/spaces/:space/environments', (request) =>
    wholeArray(twin.store.list(environments, ofSpace(spaceOf(twin.store, request)))),
  )
  app.get('/spaces/:space/environments/:environment', (request) => {
    const space = spaceOf(twin.store, request)
    const { environment = '' } = paramsOf(request)
    const found = twin.store.get(environments, ofSpace(space), environment)
    if (!found) throw notFound('Environment', environment, ofSpace(space))
    return found
  })
}
