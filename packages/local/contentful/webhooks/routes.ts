import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wholeArray } from '../http/collection.ts'
import { notFound, validationFailed, type WireProblem } from '../http/errors.ts'
import { idOf, paramsOf, spaceOf } from '../http/scope.ts'
import { checkId, newId } from '../management/context.ts'
import { createdSys, touched } from '../management/lifecycle.ts'
import { checkVersion } from '../management/versions.ts'
import { ofSpace } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { type CallLog, details, isHealthy, overview } from './calls.ts'
import { shown, type WebhookDefinition, webhookDefinitions, withKeptSecrets } from './definitions.ts'
import { isFilter } from './filters.ts'

const definitionsPath = '/spaces/:space/webhook_definitions'
const callsPath = '/spaces/:space/webhooks/:id'

export function definitionRoutes(app: FastifyInstance, { store, now }: Twin, log: CallLog) {
  const placeOf = (request: FastifyRequest) => ofSpace(spaceOf(store, request))

  function find(request: FastifyRequest) {
    const place = placeOf(request)
    const found = store.get(webhookDefinitions, place, idOf(request))
    if (found === undefined) throw notFound('WebhookDefinition', idOf(request), place)
    return found
  }

  function save(request: FastifyRequest, id: string) {
    const place = placeOf(request)
    const before = store.get(webhookDefinitions, place, id)
    checkVersion(request, before)
    const after = {
      ...checkDefinition(request.body),
      sys: before
        ? touched(before, now()).sys
        : createdSys({ type: 'WebhookDefinition', id: checkId(id), place, now: now() }),
    }
    return {
      isNew: before === undefined,
      saved: store.put(webhookDefinitions, place, withKeptSecrets(after, before)),
    }
  }

  app.get(definitionsPath, (request) =>
    wholeArray(store.list(webhookDefinitions, placeOf(request)).map(shown)),
  )
  app.get(`${definitionsPath}/:id`, (request) => shown(find(request)))
  app.post(definitionsPath, (request, reply) => reply.code(201).send(shown(save(request, newId()).saved)))
  app.put(`${definitionsPath}/:id`, (request, reply) => {
    const { isNew, saved } = save(request, idOf(request))
    return reply.code(isNew ? 201 : 200).send(shown(saved))
  })
  app.delete(`${definitionsPath}/:id`, (request, reply) => {
    store.remove(webhookDefinitions, placeOf(request), find(request).sys.id)
    log.forget(idOf(request))
    return reply.code(204).send()
  })
  callRoutes(app, log, (request) => find(request).sys)
}

function callRoutes(
  app: FastifyInstance,
  log: CallLog,
  find: (request: FastifyRequest) => { id: string; space?: object },
) {
  app.get(`${callsPath}/calls`, (request) => wholeArray(log.of(find(request).id).map(overview)))
  app.get(`${callsPath}/calls/:call`, (request) => {
    const { call: id = '' } = paramsOf(request)
    const found = log.of(find(request).id).find((call) => call.id === id)
    if (found === undefined) throw notFound('WebhookCallDetails', id)
    return details(found)
  })
  app.get(`${callsPath}/health`, (request) => {
    const { id, space } = find(request)
    const calls = log.of(id)
    return {
      sys: { type: 'WebhookHealth', id, space },
      calls: { total: calls.length, healthy: calls.filter(isHealthy).length },
    }
  })
}

type DefinitionBody = Omit<WebhookDefinition, 'sys'>

function checkDefinition(body: unknown): DefinitionBody {
  const { sys: _sys, ...given } = (body ?? {}) as Partial<WebhookDefinition>
  const problems: WireProblem[] = []
  const demand = (name: keyof DefinitionBody, isGood: boolean) => {
    if (!isGood) problems.push({ name: given[name] === undefined ? 'required' : 'type', path: [name] })
  }
  demand('name', typeof given.name === 'string' && given.name !== '')
  demand('url', isWebAddress(given.url))
  demand('topics', Array.isArray(given.topics) && given.topics.every(isTopic))
  demand('headers', optionalList(given.headers, isHeader))
  demand('filters', optionalList(given.filters, isFilter))
  if (problems.length > 0) throw validationFailed(problems)
  // All that could fail later was just checked.
  return { ...given, headers: given.headers ?? [], active: given.active ?? true } as DefinitionBody
}

const isWebAddress = (url: unknown) =>
  typeof url === 'string' && ['http:', 'https:'].includes(URL.parse(url)?.protocol ?? '')

const optionalList = (list: unknown, isGood: (each: unknown) => boolean) =>
  list === undefined || list === null || (Array.isArray(list) && list.every(isGood))

const isHeader = (header: unknown) => {
  const { key, value } = (header ?? {}) as { key?: unknown; value?: unknown }
  return typeof key === 'string' && (value === undefined || typeof value === 'string')
}

const isTopic = (topic: unknown) => typeof topic === 'string' && /^(\*|[A-Za-z]+)\.(\*|[a-z_]+)$/.test(topic)
