import type { FastifyInstance } from 'fastify'
import { isLink, type Link } from '../entity.ts'
import {
  asContentful,
  badRequest,
  isRequired,
  notFound,
  rateLimitExceeded,
  validationFailed,
  versionMismatch,
} from '../http/errors.ts'
import { idOf } from '../http/scope.ts'
import { type BulkAction, bulkActions } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { isRecord, objectIn } from '../validation/shapes.ts'
import { type ContentKind, find, publish, unpublish } from './content-actions.ts'
import { assetKind, entryKind } from './content-kinds.ts'
import { type Context, contextOf, newId } from './context.ts'
import { createdSys } from './lifecycle.ts'

/** An action that a stop of the service left behind does not count for ever. */
const bulkLimits = { items: 200, active: 5, activeMs: 60_000 } as const

type Item = { sys: Link['sys'] & { version?: number } }
type Failure = {
  entity: Item
  error: { sys: { type: 'Error'; id: string }; message: string; details?: unknown }
}

/** Many publications in one request: answered at once, done later, all or nothing. */
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

function start(context: Context, action: string): BulkAction {
  const { twin, place, now } = context
  const payload = objectIn(context.request.body)
  const items = itemsOf(payload)
  if (!Object.hasOwn(work, action)) throw badRequest(`The action "${action}" is not known.`)
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
  setTimeout(() => {
    // The service may have stopped meanwhile.
    if (twin.store.database.isOpen) finish(context, created, items)
  }, twin.bulkActionMs).unref()
  return created
}

type Payload = { entities?: unknown }

/** The newer form is a list of `{ entity }`; the older one a collection. Throws BadRequest for anything else. */
function itemsOf({ entities }: Payload): Item[] {
  const items = Array.isArray(entities)
    ? entities.map((one) => (isRecord(one) ? one.entity : undefined))
    : isRecord(entities) && entities.items
  if (Array.isArray(items) && items.every(isLink)) return items
  throw badRequest('The entities are not a list of links.')
}

/** A publication names the version that its caller saw. Throws ValidationFailed with the path of each item. */
function refuseMissingVersions(entities: unknown, items: readonly Item[]) {
  const pathOf = (index: number) => (Array.isArray(entities) ? [index, 'entity'] : ['items', index])
  const problems = items.flatMap(({ sys }, index) =>
    sys.version === undefined ? [isRequired(['entities', ...pathOf(index), 'sys', 'version'])] : [],
  )
  if (problems.length > 0) throw validationFailed(problems)
}

const work: Record<string, (context: Context, kind: ContentKind, item: Item) => void> = {
  publish: (context, kind, { sys }) => {
    const content = find(context, kind, sys.id)
    if (sys.version !== undefined && sys.version !== content.sys.version) {
      throw versionMismatch(sys.version)
    }
    publish(context, kind, content)
  },
  unpublish: (context, kind, { sys }) => {
    const content = find(context, kind, sys.id)
    if (content.sys.publishedVersion !== undefined) unpublish(context, kind, content)
  },
  validate: (context, kind, { sys }) => kind.checkPublication(context, find(context, kind, sys.id)),
}

function finish(context: Context, created: BulkAction, items: readonly Item[]) {
  const { twin, place } = context
  const failures: Failure[] = []
  try {
    twin.store.transaction(() => {
      for (const item of items) tryOne(context, { action: created.action, item }, failures)
      // Thrown to undo what went well: nothing is published when anything cannot be.
      if (failures.length > 0) throw new Error('A bulk action failed')
    })
  } catch (error) {
    if (failures.length === 0) throw error
  }
  const hasFailed = failures.length > 0
  twin.store.put(bulkActions, place, {
    ...created,
    sys: { ...created.sys, status: hasFailed ? 'failed' : 'succeeded', updatedAt: twin.now().toISOString() },
    ...(hasFailed ? { error: failureOf(failures) } : {}),
  })
}

function tryOne(context: Context, { action, item }: { action: string; item: Item }, failures: Failure[]) {
  try {
    work[action]?.(context, item.sys.linkType === 'Asset' ? assetKind : entryKind, item)
  } catch (error) {
    const { code, message, details } = asContentful(error)
    failures.push({ entity: item, error: { sys: { type: 'Error', id: code }, message, details } })
  }
}

const failureOf = (errors: Failure[]) => ({
  sys: { type: 'Error', id: 'BulkActionFailed' },
  message: 'Not all entities could be processed.',
  details: { errors },
})
