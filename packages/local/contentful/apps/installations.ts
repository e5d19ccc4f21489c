import type { FastifyInstance, FastifyRequest } from 'fastify'
import { link } from '../entity.ts'
import { wholeArray } from '../http/collection.ts'
import { notFound, validationFailed } from '../http/errors.ts'
import { paramsOf, placeOf } from '../http/scope.ts'
import { touched } from '../management/lifecycle.ts'
import { environments, everywhere, ofSpace, type StorePlace, spaces } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { findDefinition } from './definitions.ts'
import { type AppInstallation, appDefinitions, appInstallations, appSys } from './kinds.ts'

const path = '/spaces/:space/environments/:environment/app_installations'
/** Contentful's limit for parameters as JSON. */
const parametersLimitBytes = 32 * 1024

export function installationRoutes(app: FastifyInstance, twin: Twin) {
  const { store } = twin
  app.get(path, (request) => {
    const all = store.list(appInstallations, placeOf(store, request))
    const definitions = store.list(appDefinitions, everywhere)
    return { ...wholeArray(all.map(shown)), includes: { ResolvedAppDefinition: definitions } }
  })
  app.get(`${path}/:app`, (request) => shown(findInstallation(twin, request)))
  app.put(`${path}/:app`, (request, reply) => {
    const { id } = findDefinition(twin, request).sys
    const place = placeOf(store, request)
    const { parameters } = (request.body ?? {}) as { parameters?: unknown }
    if (Buffer.byteLength(JSON.stringify(parameters ?? {})) > parametersLimitBytes) {
      throw validationFailed([{ name: 'size', path: ['parameters'], max: parametersLimitBytes }])
    }
    const isNew = store.get(appInstallations, place, id) === undefined
    const installation = install(twin, { place, app: id, parameters })
    return reply.code(isNew ? 201 : 200).send(shown(installation))
  })
  app.delete(`${path}/:app`, (request, reply) => {
    store.remove(appInstallations, placeOf(store, request), findInstallation(twin, request).sys.id)
    return reply.code(204).send()
  })
  app.get('/app_definitions/:app/app_installations', (request) => {
    const { id } = findDefinition(twin, request).sys
    const found = installationsOf(twin, id)
    return {
      sys: { type: 'Array' },
      items: found.map(({ installation }) => shown(installation)),
      includes: { Environment: found.map(({ environment }) => environment) },
    }
  })
}

export function findInstallation({ store }: Twin, request: FastifyRequest): AppInstallation {
  const { app = '' } = paramsOf(request)
  const place = placeOf(store, request)
  const found = store.get(appInstallations, place, app)
  if (found === undefined) throw notFound('AppInstallation', app, place)
  return found
}

export function install(twin: Twin, { place, app, parameters }: Installing) {
  const before = twin.store.get(appInstallations, place, app)
  const sys = before
    ? touched(before, twin.now()).sys
    : appSys(twin, { type: 'AppInstallation', id: app, app, place })
  return twin.store.put(appInstallations, place, {
    sys,
    ...(parameters === undefined ? {} : { parameters }),
  })
}

type Installing = { place: StorePlace; app: string; parameters: unknown }

function installationsOf({ store }: Twin, app: string) {
  const places = store
    .list(spaces, everywhere)
    .flatMap((space) =>
      store.list(environments, ofSpace(space.sys.id)).map((environment) => ({ space, environment })),
    )
  return places.flatMap(({ space, environment }) => {
    const place = { space: space.sys.id, environment: environment.sys.id }
    const installation = store.get(appInstallations, place, app)
    return installation
      ? [{ installation, environment: { ...environment, sys: withSpace(environment, place) } }]
      : []
  })
}

const withSpace = (environment: { sys: object }, { space }: StorePlace) => ({
  ...environment.sys,
  space: link('Space', space),
})

const shown = ({ sys: { id: _id, ...sys }, parameters }: AppInstallation) => ({
  sys,
  ...(parameters === undefined ? {} : { parameters }),
})
