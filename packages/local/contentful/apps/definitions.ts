import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Entity, EntityLink } from '../entity.ts'
import { wholeArray } from '../http/collection.ts'
import { notFound, validationFailed, type WireProblem } from '../http/errors.ts'
import { paramsOf } from '../http/scope.ts'
import { checkId, newId } from '../management/context.ts'
import { touched } from '../management/lifecycle.ts'
import { checkVersion } from '../management/versions.ts'
import { everywhere, kind, type StoreKind } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { appBundles } from './bundles/bundles.ts'
import { type AppDefinition, appDefinitions, appKeys, appSigningSecrets, appSys } from './kinds.ts'

const locations = [
  ...['app-config', 'entry-field', 'entry-sidebar', 'entry-editor'],
  ...['dialog', 'page', 'home', 'experience-toolbar', 'agent'],
]

export function definitionRoutes(app: FastifyInstance, twin: Twin) {
  const { store } = twin
  const path = '/organizations/:organization/app_definitions'
  const find = (request: FastifyRequest) => findDefinition(twin, request)

  function save(request: FastifyRequest, id: string) {
    checkOrganization(twin, request)
    const before = store.get(appDefinitions, everywhere, id)
    checkVersion(request, before)
    const sys = before
      ? touched(before, twin.now()).sys
      : { ...appSys(twin, { type: 'AppDefinition', id: checkId(id) }), shared: false }
    return store.put(appDefinitions, everywhere, { ...checkedDefinition(twin, request.body), sys })
  }

  app.get(path, (request) => {
    checkOrganization(twin, request)
    return wholeArray(store.list(appDefinitions, everywhere))
  })
  app.get(`${path}/:app`, find)
  app.post(path, (request, reply) => reply.code(201).send(save(request, newId())))
  app.put(`${path}/:app`, (request) => save(request, find(request).sys.id))
  app.delete(`${path}/:app`, (request, reply) => {
    const { id } = find(request).sys
    store.transaction(() => {
      for (const kind of partKinds) removeParts(twin, kind, id)
      store.remove(appDefinitions, everywhere, id)
    })
    return reply.code(204).send()
  })
}

function removeParts({ store }: Twin, kind: StoreKind<Entity>, app: string) {
  for (const { sys } of store.list(kind, everywhere)) {
    if ((sys.appDefinition as EntityLink | undefined)?.sys.id === app) store.remove(kind, everywhere, sys.id)
  }
}

const partKinds: StoreKind<Entity>[] = [
  appBundles,
  appKeys,
  appSigningSecrets,
  ...['AppDetails', 'AppEventSubscription', 'ResourceProvider', 'ResourceType', 'AppAction'].map((name) =>
    kind<Entity>(name),
  ),
]

export function findDefinition(twin: Twin, request: FastifyRequest): AppDefinition {
  if (paramsOf(request).organization !== undefined) checkOrganization(twin, request)
  const { app: id = '' } = paramsOf(request)
  const found = twin.store.get(appDefinitions, everywhere, id)
  if (found === undefined) throw notFound('AppDefinition', id)
  return found
}

function checkOrganization({ bootstrap }: Twin, request: FastifyRequest) {
  const { organization = '' } = paramsOf(request)
  if (organization !== bootstrap.organizationId) throw notFound('Organization', organization)
}

function checkedDefinition({ store }: Twin, body: unknown): Omit<AppDefinition, 'sys'> {
  const { sys: _sys, ...given } = (body ?? {}) as Partial<AppDefinition>
  const problems: WireProblem[] = []
  if (typeof given.name !== 'string' || given.name === '') problems.push({ name: 'required', path: ['name'] })
  if (given.bundle !== undefined && !store.get(appBundles, everywhere, given.bundle?.sys?.id)) {
    problems.push({ name: 'notResolvable', path: ['bundle'], value: given.bundle })
  }
  problems.push(...locationProblems(given.locations ?? []))
  if (problems.length > 0) throw validationFailed(problems)
  // The only field without a default is checked.
  return given as Omit<AppDefinition, 'sys'>
}

function locationProblems(given: unknown): WireProblem[] {
  if (!Array.isArray(given)) return [{ name: 'type', path: ['locations'], type: 'Array' }]
  return given.flatMap((each: { location?: string } | null, index) =>
    locations.includes(each?.location ?? '')
      ? []
      : [{ name: 'in', path: ['locations', index, 'location'], value: each?.location, expected: locations }],
  )
}
