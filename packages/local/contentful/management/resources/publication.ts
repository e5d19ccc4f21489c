import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Entity } from '../../entity.ts'
import { badRequest, notFound } from '../../http/errors.ts'
import { idOf } from '../../http/scope.ts'
import { kind, type StoreKind } from '../../store/kinds.ts'
import type { Twin } from '../../twin.ts'
import { commit, type RequestContext } from '../context.ts'
import { published, unpublished } from '../lifecycle.ts'
import { checkVersion } from '../versions.ts'
import { listPage } from './list.ts'
import { contextAt, findOne, type Resource } from './resource.ts'

const publishedKind = <T>({ name }: StoreKind<T>) => kind<T>(`Published${name}`)

export function publicationRoutes<T extends Entity>(app: FastifyInstance, twin: Twin, resource: Resource<T>) {
  const { path, show = (document: T) => document } = resource
  const on = (act: (context: RequestContext, document: T) => T) => (request: FastifyRequest) => {
    const context = contextAt(twin, path, request)
    const before = findOne(resource, context, idOf(request))
    if (request.method === 'PUT' || !resource.isUnpublishedWithoutVersion) checkVersion(request, before)
    return show(act(context, before), context)
  }
  app.put(
    `${path}/:id/published`,
    on((context, before) => {
      const document = published(before, context.now)
      return commit(context, 'publish', () => {
        twin.store.put(publishedKind(resource.kind), context.place, document)
        return twin.store.put(resource.kind, context.place, document)
      })
    }),
  )
  app.delete(
    `${path}/:id/published`,
    on((context, before) => {
      if (before.sys.publishedVersion === undefined) throw badRequest('Not published')
      return commit(context, 'unpublish', () => {
        twin.store.remove(publishedKind(resource.kind), context.place, before.sys.id)
        return twin.store.put(resource.kind, context.place, unpublished(before, context.now))
      })
    }),
  )
}

/** `/public/…` returns the documents as last published. */
export function publicRoutes<T extends Entity>(app: FastifyInstance, twin: Twin, resource: Resource<T>) {
  const path = resource.path.replace(/\/(\w+)$/, '/public/$1')
  const kind = publishedKind(resource.kind)
  app.get(path, (request) => {
    const context = contextAt(twin, path, request)
    return listPage(twin.store.list(kind, context.place), context, resource)
  })
  app.get(`${path}/:id`, (request) => {
    const { place } = contextAt(twin, path, request)
    const found = twin.store.get(kind, place, idOf(request))
    if (!found) throw notFound(resource.kind.name, idOf(request), place)
    return found
  })
}

export function refusePublished({ sys }: Entity) {
  if (sys.publishedVersion !== undefined) throw badRequest('Cannot delete published')
}
