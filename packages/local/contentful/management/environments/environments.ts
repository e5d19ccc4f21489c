import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Environment, type EnvironmentAlias, link } from '../../entity.ts'
import { wholeArray } from '../../http/collection.ts'
import { badRequest, notFound } from '../../http/errors.ts'
import { paramsOf, spaceOf } from '../../http/scope.ts'
import { environmentAliases, environments, ofSpace } from '../../store/kinds.ts'
import type { Store } from '../../store/store.ts'
import type { Twin } from '../../twin.ts'
import { objectIn } from '../../validation/shapes.ts'
import { checkId, newId } from '../context.ts'
import { createdSys, touched } from '../lifecycle.ts'
import { checkVersion } from '../versions.ts'

/** Contentful fills environments in the background: callers must be able to wait. */
const copyingMs = 100

const path = '/spaces/:space/environments/:environment'

export function environmentRoutes(app: FastifyInstance, twin: Twin) {
  const { store } = twin
  const show = (environment: Environment) => {
    const place = ofSpace(environment.sys.space?.sys.id ?? '')
    return withAliases(withStatus(environment, twin.now()), store.list(environmentAliases, place))
  }
  app.get('/spaces/:space/environments', (request) =>
    wholeArray(store.list(environments, ofSpace(spaceOf(store, request))).map(show)),
  )
  app.get(path, (request) => {
    const space = spaceOf(store, request)
    const { environment: id = '' } = paramsOf(request)
    const alias = store.get(environmentAliases, ofSpace(space), id)
    if (!alias) return show(find(store, space, id))
    const { sys, name } = show(find(store, space, alias.environment.sys.id))
    return { name, sys: { ...sys, id, aliasedEnvironment: alias.environment } }
  })
  app.post('/spaces/:space/environments', (request, reply) => {
    reply.code(201)
    return show(create(twin, request, newId()))
  })
  app.put(path, (request, reply) => {
    const space = spaceOf(store, request)
    const id = checkId(paramsOf(request).environment ?? '')
    if (store.get(environments, ofSpace(space), id)) return show(rename(twin, request, id))
    reply.code(201)
    return show(create(twin, request, id))
  })
  app.delete(path, (request, reply) => {
    remove(twin, request)
    return reply.code(204).send()
  })
}

function find(store: Store, space: string, id: string): Environment {
  const environment = store.get(environments, ofSpace(space), id)
  if (!environment) throw notFound('Environment', id, ofSpace(space))
  return environment
}

/** The copy is immediate; only its status is delayed. */
function withStatus(environment: Environment, now: Date): Environment {
  const age = now.getTime() - Date.parse(environment.sys.createdAt)
  const isNew = environment.sys.isCopy === true && age < copyingMs
  const { isCopy: _isCopy, ...sys } = environment.sys
  return { ...environment, sys: { ...sys, status: link('Status', isNew ? 'queued' : 'ready') } }
}

function withAliases(environment: Environment, all: readonly EnvironmentAlias[]) {
  const own = all.filter((alias) => alias.environment.sys.id === environment.sys.id)
  if (own.length === 0) return environment
  const aliases = own.map(({ sys }) => link('EnvironmentAlias', sys.id))
  return { ...environment, sys: { ...environment.sys, aliases } }
}

/** Clones `master`, or the environment that a header names. */
function create(twin: Twin, request: FastifyRequest, id: string): Environment {
  const { store } = twin
  checkVersion(request, undefined)
  const space = spaceOf(store, request)
  const named = String(request.headers['x-contentful-source-environment'] ?? 'master')
  const alias = store.get(environmentAliases, ofSpace(space), named)
  const source = find(store, space, alias?.environment.sys.id ?? named)
  const { name = id } = objectIn(request.body) as { name?: string }
  const sys = createdSys({ type: 'Environment', id, place: ofSpace(space), now: twin.now() })
  return store.transaction(() => {
    store.copyEnvironment(space, source.sys.id, id)
    return store.put(environments, ofSpace(space), { name, sys: { ...sys, isCopy: true } })
  })
}

function rename(twin: Twin, request: FastifyRequest, id: string): Environment {
  const space = spaceOf(twin.store, request)
  const before = find(twin.store, space, id)
  checkVersion(request, before)
  const { name = before.name } = objectIn(request.body) as { name?: string }
  return twin.store.put(environments, ofSpace(space), { ...touched(before, twin.now()), name })
}

function remove({ store, bootstrap }: Twin, request: FastifyRequest) {
  const space = spaceOf(store, request)
  const { sys } = find(store, space, paramsOf(request).environment ?? '')
  const aliases = store.list(environmentAliases, ofSpace(space))
  const isAliased = aliases.some((alias) => alias.environment.sys.id === sys.id)
  if (isAliased || sys.id === bootstrap.environment) {
    throw badRequest(`The environment "${sys.id}" is in use and cannot be deleted.`)
  }
  store.transaction(() => {
    store.removeEnvironment(space, sys.id)
    store.remove(environments, ofSpace(space), sys.id)
  })
}
