import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entity.ts'
import { idOf } from '../../http/scope.ts'
import type { Store } from '../../store/store.ts'
import type { Twin } from '../../twin.ts'
import { listPage } from '../resources/list.ts'
import { patchRoute } from '../resources/patch.ts'
import { contextAt, findOne, type Resource } from '../resources/resource.ts'
import { resourceRoutes } from '../resources/routes.ts'
import { schemeResource } from './concept-schemes.ts'
import { ancestorsOf, conceptResource, descendantsOf } from './concepts.ts'
import type { Concept } from './kinds.ts'

export function taxonomyRoutes(app: FastifyInstance, twin: Twin) {
  for (const resource of [conceptResource, schemeResource] as Resource<Entity>[]) {
    app.get(`${resource.path}/total`, (request) => {
      const { place } = contextAt(twin, resource.path, request)
      return { total: twin.store.rows(resource.kind, place).size }
    })
    resourceRoutes(app, twin, resource)
    patchRoute(app, twin, resource)
  }
  relativesRoute(app, twin, { name: 'ancestors', relatives: ancestorsOf })
  relativesRoute(app, twin, { name: 'descendants', relatives: descendantsOf })
}

type Relatives = { name: string; relatives: (store: Store, id: string) => Concept[] }

function relativesRoute(app: FastifyInstance, twin: Twin, { name, relatives }: Relatives) {
  app.get(`${conceptResource.path}/:id/${name}`, (request) => {
    const context = contextAt(twin, conceptResource.path, request)
    const { sys } = findOne(conceptResource, context, idOf(request))
    return listPage(relatives(twin.store, sys.id), context, { hasCursor: true })
  })
}
