import type { FastifyInstance } from 'fastify'
import { isLink } from '../entity.ts'
import { badRequest, isRequired, notFound, rateLimitExceeded, validationFailed } from '../http/errors.ts'
import { idOf } from '../http/scope.ts'
import { type BulkAction, bulkActions } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { isRecord, objectIn } from '../validation/shapes.ts'
import { type BatchFailure, type BatchItem, inBackground, isAction, runBatch } from './batch.ts'
import { contextOf, newId, type RequestContext } from './context.ts'
import { forgetOldest } from './forget-oldest.ts'
import { createdSys } from './lifecycle.ts'

/** After `activeMs`, an interrupted action no longer counts. */
const bulkLimits = { items: 200, active: 5, activeMs: 60_000 } as const

/** Responds at once and publishes later, all or nothing. */
export function bulkActionRoutes(app: FastifyInstance, twin: Twin) {
  for (const action of ['publish', 'unpublish', 'validate'] as const) {
    app.post(`/bulk_actions/${action}`, (request, reply) => {
      reply.code(201)
      return start(contextOf(twin, request), action)
    })
  }
  app.post('/bulk_actions', (request, reply) => {
    reply.code(201)
    return start(contextOf(twin, request), String(objectIn(request.body).action))
  })
  for (const path of ['/bulk_actions/actions/:id', '/bulk_actions/:id']) {
    app.get(path, (request) => {
      const { place } = contextOf(twin, request)
      const found = twin.store.get(bulkActions, place, idOf(request))
      if (!found) throw notFound('BulkAction', idOf(request))
      return found
    })
  }
}

function start(context: RequestContext, action: string): BulkAction {
  const { twin, place, now } = context
  const payload = objectIn(context.request.body)
  const items = itemsOf(payload)
  if (!isAction(action)) throw badRequest(`The action "${action}" is not known.`)
  if (action === 'publish') refuseMissingVersions(payload.entities, items)
  if (items.length === 0 || items.length > bulkLimits.items) {
    throw badRequest(`A bulk action takes 1 to ${bulkLimits.items} items, not ${items.length}.`)
  }
  const isActive = ({ sys }: BulkAction) =>
    sys.status === 'created' && Date.parse(String(sys.createdAt)) > now.getTime() - bulkLimits.activeMs
  if (twin.store.list(bulkActions, place).filter(isActive).length >= bulkLimits.active)
    throw rateLimitExceeded()
  const { version: _version, ...sys } = createdSys({ type: 'BulkAction', id: newId(), place, now })
  const created: BulkAction = { sys: { ...sys, status: 'created' }, action, payload }
  twin.store.put(bulkActions, place, created)
  forgetOldest(twin.store, bulkActions, place)
  inBackground(twin, () => finish(context, created, items))
  return created
}

type Payload = { entities?: unknown }

/** The newer form is a list of `{ entity }`; the older one a collection. Throws BadRequest otherwise. */
function itemsOf({ entities }: Payload): BatchItem[] {
  const items = Array.isArray(entities)
    ? entities.map((one) => (isRecord(one) ? one.entity : undefined))
    : isRecord(entities) && entities.items
  if (Array.isArray(items) && items.every(isLink)) return items
  throw badRequest('The entities are not a list of links.')
}

function refuseMissingVersions(entities: unknown, items: readonly BatchItem[]) {
  const pathOf = (index: number) => (Array.isArray(entities) ? [index, 'entity'] : ['items', index])
  const problems = items.flatMap(({ sys }, index) =>
    sys.version === undefined ? [isRequired(['entities', ...pathOf(index), 'sys', 'version'])] : [],
  )
  if (problems.length > 0) throw validationFailed(problems)
}

function finish(context: RequestContext, created: BulkAction, items: readonly BatchItem[]) {
  const { twin, place } = context
  const failures = runBatch(context, { actionOf: () => created.action, items })
  const hasFailed = failures.length > 0
  twin.store.put(bulkActions, place, {
    ...created,
    sys: { ...created.sys, status: hasFailed ? 'failed' : 'succeeded', updatedAt: twin.now().toISOString() },
    ...(hasFailed ? { error: failureOf(failures) } : {}),
  })
}

const failureOf = (errors: BatchFailure[]) => ({
  sys: { type: 'Error', id: 'BulkActionFailed' },
  message: 'Not all entities could be processed.',
  details: { errors },
})
