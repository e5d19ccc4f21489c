import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type EntityLink, type EnvironmentAlias, link } from '../../entity.ts'
import { wholeArray } from '../../http/collection.ts'
import { notFound } from '../../http/errors.ts'
import { idOf, spaceOf } from '../../http/scope.ts'
import { environmentAliases, environments, ofSpace } from '../../store/kinds.ts'
import type { Twin } from '../../twin.ts'
import { objectIn } from '../../validation/shapes.ts'
import { checkId } from '../context.ts'
import { createdSys, touched } from '../lifecycle.ts'
import { checkVersion } from '../versions.ts'

export function environmentAliasRoutes(app: FastifyInstance, twin: Twin) {
  const { store } = twin
  const path = '/spaces/:space/environment_aliases'
  app.get(path, (request) => wholeArray(store.list(environmentAliases, ofSpace(spaceOf(store, request)))))
  app.get(`${path}/:id`, (request) => find(twin, request))
  app.put(`${path}/:id`, (request) => save(twin, request))
  app.delete(`${path}/:id`, (request, reply) => {
    const alias = find(twin, request)
    checkVersion(request, alias)
    store.remove(environmentAliases, ofSpace(spaceOf(store, request)), alias.sys.id)
    return reply.code(204).send()
  })
}

function find({ store }: Twin, request: FastifyRequest): EnvironmentAlias {
  const place = ofSpace(spaceOf(store, request))
  const alias = store.get(environmentAliases, place, idOf(request))
  if (!alias) throw notFound('EnvironmentAlias', idOf(request), place)
  return alias
}

function save({ store, now }: Twin, request: FastifyRequest): EnvironmentAlias {
  const place = ofSpace(spaceOf(store, request))
  const id = checkId(idOf(request))
  const before = store.get(environmentAliases, place, id)
  checkVersion(request, before)
  const target = (objectIn(request.body) as { environment?: Partial<EntityLink> }).environment?.sys?.id ?? ''
  if (!store.get(environments, place, target)) throw notFound('Environment', target, place)
  const sys = before
    ? touched(before, now()).sys
    : createdSys({ type: 'EnvironmentAlias', id, place, now: now() })
  return store.put(environmentAliases, place, { sys, environment: link('Environment', target) })
}
