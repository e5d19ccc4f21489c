import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Entity, type EntityLink, link } from '../entity.ts'
import { wholeArray } from '../http/collection.ts'
import { notFound, validationFailed } from '../http/errors.ts'
import { paramsOf } from '../http/scope.ts'
import type { RequestContext } from '../management/context.ts'
import { check, linkTo, list, oneOf, required, text } from '../management/resources/reading.ts'
import { contextAt, findOne, type Resource, remove, save } from '../management/resources/resource.ts'
import { resourceRoutes } from '../management/resources/routes.ts'
import { everywhere, kind, type StorePlace } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { isRecord, objectIn } from '../validation/shapes.ts'
import { appDefinitions, appInstallations } from './kinds.ts'

const path = '/organizations/:organization/app_definitions/:app'

export function appResourceRoutes(app: FastifyInstance, twin: Twin) {
  for (const resource of [details, eventSubscriptions, providers] as Resource<Entity>[]) {
    onlyOneRoutes(app, twin, resource)
  }
  resourceRoutes(app, twin, actions)
  resourceRoutes(app, twin, resourceTypes)
  for (const prefix of ['/spaces/:space/environments/:environment', '/spaces/:space']) {
    app.get(`${prefix}/actions`, (request) => wholeArray(installed(actions, placeIn(twin, request), twin)))
  }
  const typesPath = '/spaces/:space/environments/:environment/resource_types'
  app.get(typesPath, (request) => {
    const { place } = contextAt(twin, typesPath, request)
    const types = installed(resourceTypes, place, twin).map(({ sys, name }) => ({ sys, name }))
    return { sys: { type: 'Array' }, limit: types.length + 1, pages: {}, items: [entryType, ...types] }
  })
}

/** Actions without an environment belong to `master`. */
const placeIn = (twin: Twin, request: FastifyRequest): StorePlace => {
  const { space = '', environment = 'master' } = paramsOf(request)
  contextAt(twin, '/spaces/:space', request)
  return { space, environment }
}

function installed<T extends Entity>({ kind }: Resource<T>, place: StorePlace, { store }: Twin): T[] {
  const apps = new Set(store.list(appInstallations, place).map(({ sys }) => appOf(sys)))
  return store.list(kind, everywhere).filter(({ sys }) => apps.has(appOf(sys)))
}

const appOf = (sys: Entity['sys']) => (sys.appDefinition as EntityLink | undefined)?.sys.id

/** Everything can link to Contentful's own resources. */
const entryType = {
  sys: {
    type: 'ResourceType',
    id: 'Contentful:Entry',
    resourceProvider: link('ResourceProvider', 'Contentful'),
  },
  name: 'Entry',
}

function ofApp({ twin, request }: RequestContext) {
  const { app: id = '' } = paramsOf(request)
  if (!twin.store.get(appDefinitions, everywhere, id)) throw notFound('AppDefinition', id)
  return { appDefinition: link('AppDefinition', id) }
}

const isOfApp = ({ sys }: Entity, { request }: RequestContext) => appOf(sys) === paramsOf(request).app

const common = { most: 1000, isUnversioned: true, belongsTo: ofApp, isAt: isOfApp } as const

/** An app has at most one, stored under the app's id. */
function onlyOneRoutes<T extends Entity>(app: FastifyInstance, twin: Twin, resource: Resource<T>) {
  const { path, show = (document: T) => document } = resource
  const idOf = (request: FastifyRequest) => paramsOf(request).app ?? ''
  app.get(path, (request) => {
    const context = contextAt(twin, path, request)
    return show(findOne(resource, context, idOf(request)), context)
  })
  app.put(path, (request) => {
    const context = contextAt(twin, path, request)
    ofApp(context)
    return show(save(resource, context, idOf(request)), context)
  })
  app.delete(path, (request, reply) => {
    remove(resource, contextAt(twin, path, request), idOf(request))
    return reply.code(204).send()
  })
}

const details: Resource<Entity & { icon?: object }> = {
  ...common,
  kind: kind('AppDetails'),
  path: `${path}/details`,
  read: ({ icon }) => (isRecord(icon) ? { icon } : {}),
}

const eventSubscriptions: Resource<Entity & { targetUrl?: string; topics: unknown[] }> = {
  ...common,
  kind: kind('AppEventSubscription'),
  path: `${path}/event_subscription`,
  read: (body) => check(body, [text('targetUrl'), required(list('topics'))]),
}

type Provider = Entity & { type: string; function: EntityLink; id: string }

/** The app chooses its id, the prefix of its types. */
const providers: Resource<Provider> = {
  ...common,
  kind: kind('ResourceProvider'),
  path: `${path}/resource_provider`,
  read: (body, { context }) => {
    const given = check<Omit<Provider, 'sys' | 'id'>>(body, [
      required(oneOf('type', ['function'])),
      required(linkTo('function', 'Function')),
    ])
    return { ...given, id: providerId(objectIn(context.request.body)) }
  },
  show: ({ sys, id, ...provider }) => ({ ...provider, sys: { ...sys, id } }),
}

function providerId({ sys }: Record<string, unknown>): string {
  const id = isRecord(sys) ? sys.id : undefined
  if (typeof id === 'string' && id !== '') return id
  throw validationFailed([{ name: 'required', path: ['sys', 'id'] }])
}

type ResourceType = Entity & { name: string; defaultFieldMapping: object }

const resourceTypes: Resource<ResourceType> = {
  ...common,
  kind: kind('ResourceType'),
  path: `${path}/resource_provider/resource_types`,
  createsById: true,
  idForm: /^[a-zA-Z0-9\-_.]{1,64}:[a-zA-Z0-9\-_.]{1,64}$/,
  belongsTo: (context) => {
    const { twin, request } = context
    const app = ofApp(context)
    const provider = twin.store.get(providers.kind, everywhere, paramsOf(request).app ?? '')
    if (!provider && request.method !== 'GET') throw notFound('ResourceProvider', '')
    return { ...app, ...(provider ? { resourceProvider: link('ResourceProvider', provider.id) } : {}) }
  },
  read: (body) => check(body, [required(text('name'))]),
}

type AppAction = Entity & { name: string; category: string; parameters?: unknown[] }

const actions: Resource<AppAction> = {
  ...common,
  kind: kind('AppAction'),
  path: `${path}/actions`,
  read: (body) => check(body, [required(text('name')), required(text('category')), list('parameters')]),
}
