import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entity.ts'
import { validationFailed } from '../../http/errors.ts'
import { idOf } from '../../http/scope.ts'
import { everywhere } from '../../store/kinds.ts'
import type { Store } from '../../store/store.ts'
import type { Twin } from '../../twin.ts'
import { applyPatch } from '../patch.ts'
import { listPage } from '../resources/list.ts'
import { check, links, localizedText, required, text } from '../resources/reading.ts'
import { contextAt, findOne, type Resource, saveBody } from '../resources/resource.ts'
import { resourceRoutes } from '../resources/routes.ts'
import { ancestorsOf, conceptResource, descendantsOf } from './concepts.ts'
import { type Concept, type ConceptScheme, conceptSchemes, concepts } from './kinds.ts'

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

/** A patch cannot change `sys`. */
function patchRoute<T extends Entity>(app: FastifyInstance, twin: Twin, resource: Resource<T>) {
  const { path, show = (document: T) => document } = resource
  app.patch(`${path}/:id`, (request) => {
    const context = contextAt(twin, path, request)
    const { sys, ...fields } = findOne(resource, context, idOf(request))
    return show(saveBody(resource, context, { id: sys.id, body: applyPatch(fields, request.body) }), context)
  })
}

type Relatives = { name: string; relatives: (store: Store, id: string) => Concept[] }

function relativesRoute(app: FastifyInstance, twin: Twin, { name, relatives }: Relatives) {
  app.get(`${conceptResource.path}/:id/${name}`, (request) => {
    const context = contextAt(twin, conceptResource.path, request)
    const { sys } = findOne(conceptResource, context, idOf(request))
    return listPage(relatives(twin.store, sys.id), context, { hasCursor: true })
  })
}

const schemeResource: Resource<ConceptScheme> = {
  kind: conceptSchemes,
  path: '/organizations/:organization/taxonomy/concept-schemes',
  most: 20,
  createsById: true,
  isDeletedByVersion: true,
  hasCursor: true,
  read: (body, { context }) => {
    const properties = [text('uri'), localizedText('definition'), links('topConcepts'), links('concepts')]
    const given = check<Pick<ConceptScheme, 'prefLabel'>>(body, [
      required(localizedText('prefLabel')),
      ...properties,
    ])
    const scheme: Omit<ConceptScheme, 'sys'> = { ...emptyScheme, ...given }
    const isKnown = (id: string) => context.twin.store.get(concepts, everywhere, id) !== undefined
    const unknown = [...scheme.concepts, ...scheme.topConcepts].find(({ sys }) => !isKnown(sys.id))
    if (unknown) throw validationFailed([{ name: 'notResolvable', path: ['concepts'], link: unknown.sys }])
    return scheme
  },
  show: (scheme) => ({ ...scheme, totalConcepts: scheme.concepts.length }),
}

const emptyScheme = { uri: null, definition: null, topConcepts: [], concepts: [] }
