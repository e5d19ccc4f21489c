import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Entity } from '../../entity.ts'
import { idOf } from '../../http/scope.ts'
import type { Twin } from '../../twin.ts'
import { newId } from '../context.ts'
import { listPage } from './list.ts'
import { contextAt, documentsAt, findOne, type Resource, remove, save } from './resource.ts'

export function resourceRoutes<T extends Entity>(app: FastifyInstance, twin: Twin, resource: Resource<T>) {
  readRoutes(app, twin, resource)
  writeRoutes(app, twin, resource)
  app.delete(`${resource.path}/:id`, (request, reply) => {
    remove(resource, contextAt(twin, resource.path, request), idOf(request))
    return reply.code(204).send()
  })
}

export function writeRoutes<T extends Entity>(app: FastifyInstance, twin: Twin, resource: Resource<T>) {
  const { path, show = (document: T) => document } = resource
  const at = (request: FastifyRequest) => contextAt(twin, path, request)
  app.post(path, (request, reply) => {
    const context = at(request)
    return reply.code(201).send(show(save(resource, context, newId()), context))
  })
  app.put(`${path}/:id`, (request, reply) => {
    const context = at(request)
    const id = idOf(request)
    const isNew = !context.twin.store.get(resource.kind, context.place, id)
    if (!(isNew && resource.createsById)) findOne(resource, context, id)
    return reply.code(isNew ? 201 : 200).send(show(save(resource, context, id), context))
  })
}

export function readRoutes<T extends Entity>(app: FastifyInstance, twin: Twin, resource: Resource<T>) {
  const { path, show = (document: T) => document } = resource
  app.get(path, (request) => {
    const context = contextAt(twin, path, request)
    const page = listPage(documentsAt(resource, context), context, resource)
    return { ...page, items: page.items.map((item) => show(item, context)) }
  })
  app.get(`${path}/:id`, (request) => {
    const context = contextAt(twin, path, request)
    return show(findOne(resource, context, idOf(request)), context)
  })
}
