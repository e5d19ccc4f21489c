import type { FastifyInstance } from 'fastify'
import type { Entity, EntityLink } from '../entity.ts'
import { badRequest, validationFailed } from '../http/errors.ts'
import { idOf } from '../http/scope.ts'
import { assets, entries, everywhere, kind, ofSpace, type StorePlace, spaces } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { isRecord } from '../validation/shapes.ts'
import { type BatchItem, runBatch } from './batch.ts'
import { commit, type Scope } from './context.ts'
import { forgetOldest } from './forget-oldest.ts'
import { touched } from './lifecycle.ts'
import { contentLinks, releases } from './releases/kinds.ts'
import { check, linkTo, oneOf, required } from './resources/reading.ts'
import { contextAt, findOne, type Resource } from './resources/resource.ts'
import { readRoutes, writeRoutes } from './resources/routes.ts'

type ScheduledAction = Entity & {
  action: 'publish' | 'unpublish'
  entity: EntityLink<'Entry' | 'Asset' | 'Release'>
  environment: EntityLink<'Environment'>
  scheduledFor: { datetime: string; timezone?: string }
  error?: object
}

const actions: Resource<ScheduledAction> = {
  kind: kind('ScheduledAction'),
  path: '/spaces/:space/scheduled_actions',
  most: 2000,
  hasCursor: true,
  belongsTo: () => ({ status: 'scheduled' }),
  read: (body, { context, before }) => {
    if (before && before.sys.status !== 'scheduled')
      throw badRequest('Only a scheduled action can be changed.')
    const given = check<Omit<ScheduledAction, 'sys'>>(body, [
      required(oneOf('action', ['publish', 'unpublish'])),
      required(linkTo('entity', 'Entry', 'Asset', 'Release')),
      required(linkTo('environment', 'Environment')),
    ])
    refusePast(given.scheduledFor, context.now)
    const place = { ...context.place, environment: given.environment.sys.id }
    if (itemsOf(context.twin, place, given.entity).length > 0) return given
    throw badRequest('The resource could not be found.')
  },
}

function refusePast(scheduledFor: unknown, now: Date) {
  const datetime = isRecord(scheduledFor) ? Date.parse(String(scheduledFor.datetime)) : Number.NaN
  if (datetime > now.getTime()) return
  throw validationFailed([
    { name: 'future', path: ['scheduledFor', 'datetime'], details: 'Must be in the future' },
  ])
}

function itemsOf({ store }: Twin, place: StorePlace, entity: ScheduledAction['entity']): BatchItem[] {
  if (entity.sys.linkType === 'Release') {
    const release = store.get(releases, place, entity.sys.id)
    return release ? contentLinks(release) : []
  }
  return store.get(entity.sys.linkType === 'Asset' ? assets : entries, place, entity.sys.id) ? [entity] : []
}

/** Survives a restart of the service. */
export function scheduledActionRoutes(app: FastifyInstance, twin: Twin) {
  const { path } = actions
  readRoutes(app, twin, actions)
  writeRoutes(app, twin, actions)
  app.delete(`${path}/:id`, (request) => {
    const context = contextAt(twin, path, request)
    return finish(context, findOne(actions, context, idOf(request)), { status: 'canceled' })
  })
  twin.changes.on(({ type, place, entity }) => {
    if (type === actions.kind.name) arm(twin, place, entity.sys.id)
  })
  for (const space of twin.store.list(spaces, everywhere)) {
    const place = ofSpace(space.sys.id)
    for (const { sys } of twin.store.list(actions.kind, place)) arm(twin, place, sys.id)
  }
}

/** Stays below the limit of `setTimeout`, 2^31 - 1 ms (25 days). */
const longestWaitMs = 24 * 60 * 60 * 1000

/** A changed or canceled action does not run. */
function arm(twin: Twin, place: StorePlace, id: string) {
  const action = twin.store.get(actions.kind, place, id)
  if (action?.sys.status !== 'scheduled') return
  const waitMs = Date.parse(action.scheduledFor.datetime) - twin.now().getTime()
  const wake = () => {
    if (!twin.store.database.isOpen) return
    const isChanged = twin.store.get(actions.kind, place, id)?.sys.version !== action.sys.version
    if (isChanged) return
    if (waitMs > longestWaitMs) arm(twin, place, id)
    else run({ twin, place, now: twin.now() }, action)
  }
  setTimeout(wake, Math.min(Math.max(0, waitMs), longestWaitMs)).unref()
}

function run(scope: Scope, action: ScheduledAction) {
  const place = { ...scope.place, environment: action.environment.sys.id }
  const items = itemsOf(scope.twin, place, action.entity)
  const [failure] = runBatch({ ...scope, place }, { actionOf: () => action.action, items })
  if (failure) finish(scope, { ...action, error: failure.error }, { status: 'failed' })
  else finish(scope, action, { status: items.length > 0 ? 'succeeded' : 'failed' })
}

function finish(scope: Scope, action: ScheduledAction, { status }: { status: string }): ScheduledAction {
  const { twin, place, now } = scope
  const { sys, ...rest } = touched(action, now)
  return commit(scope, 'save', () => {
    forgetOldest(twin.store, actions.kind, place)
    return twin.store.put(actions.kind, place, { ...rest, sys: { ...sys, status } })
  })
}
