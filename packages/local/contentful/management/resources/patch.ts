import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entity.ts'
import { idOf } from '../../http/scope.ts'
import type { Twin } from '../../twin.ts'
import { applyPatch } from '../patch.ts'
import { contextAt, findOne, type Resource, saveBody } from './resource.ts'

/** A patch cannot change `sys`. */
export function patchRoute<T extends Entity>(app: FastifyInstance, twin: Twin, resource: Resource<T>) {
  const { path, show = (document: T) => document } = resource
  app.patch(`${path}/:id`, (request) => {
    const context = contextAt(twin, path, request)
    const { sys, ...fields } = findOne(resource, context, idOf(request))
    return show(saveBody(resource, context, { id: sys.id, body: applyPatch(fields, request.body) }), context)
  })
}
