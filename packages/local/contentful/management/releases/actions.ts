import type { FastifyInstance } from 'fastify'
import { link } from '../../entity.ts'
import { badRequest, notFound } from '../../http/errors.ts'
import { idOf, paramsOf } from '../../http/scope.ts'
import type { Twin } from '../../twin.ts'
import { objectIn } from '../../validation/shapes.ts'
import { type BatchFailure, inBackground, runBatch } from '../batch.ts'
import { newId, type RequestContext } from '../context.ts'
import { forgetOldest } from '../forget-oldest.ts'
import { createdSys } from '../lifecycle.ts'
import { listPage } from '../resources/list.ts'
import { contextAt, findOne } from '../resources/resource.ts'
import { checkVersion } from '../versions.ts'
import { contentLinks, type Release, type ReleaseAction, releaseActions, releases } from './kinds.ts'
import { applyContents } from './own-contents.ts'
import { releaseResource } from './releases.ts'

const { path } = releaseResource
const actionsPath = path.replace(/releases$/, 'release_actions')

/** Responds at once and runs later, all or nothing. */
export function releaseActionRoutes(app: FastifyInstance, twin: Twin) {
  app.put(`${path}/:id/published`, (request) => start(contextAt(twin, path, request), 'publish'))
  app.delete(`${path}/:id/published`, (request) => start(contextAt(twin, path, request), 'unpublish'))
  app.post(`${path}/:id/validate`, (request, reply) =>
    reply.code(201).send(start(contextAt(twin, path, request), 'validate')),
  )
  app.get(`${path}/:id/actions/:action`, (request) => {
    const { place } = contextAt(twin, path, request)
    const { action: id = '' } = paramsOf(request)
    const found = twin.store.get(releaseActions, place, id)
    if ((found?.sys.release as { sys: { id: string } } | undefined)?.sys.id === idOf(request)) return found
    throw notFound('ReleaseAction', id, place)
  })
  app.get(actionsPath, (request) => {
    const context = contextAt(twin, actionsPath, request)
    return listPage(twin.store.list(releaseActions, context.place), context, { hasCursor: true })
  })
}

function start(context: RequestContext, action: string): ReleaseAction {
  const { twin, place, request, now } = context
  const release = findOne(releaseResource, context, idOf(request))
  if (action !== 'validate') checkVersion(request, release)
  if (release.sys.status === 'archived') throw badRequest('Cannot run an action on an archived release')
  const { version: _version, ...sys } = createdSys({ type: 'ReleaseAction', id: newId(), place, now })
  const started: ReleaseAction = {
    sys: { ...sys, status: 'created', release: link('Release', release.sys.id) },
    action,
  }
  const wanted = String(objectIn(request.body).action ?? 'publish')
  twin.store.transaction(() => {
    twin.store.put(releaseActions, place, started)
    twin.store.put(releases, place, {
      ...release,
      sys: { ...release.sys, lastAction: link('ReleaseAction', started.sys.id) },
    })
    forgetOldest(twin.store, releaseActions, place)
  })
  // Only a publication can be validated; unpublishing has nothing to check.
  if (action !== 'validate' || wanted === 'publish')
    inBackground(twin, () => finish(context, started, release))
  else inBackground(twin, () => save(context, started, []))
  return started
}

function finish(context: RequestContext, started: ReleaseAction, release: Release) {
  const planned = new Map(
    release.entities.items.map((item) => ('entity' in item ? [item.entity, item.action] : [item, undefined])),
  )
  const actionOf = (item: object) =>
    started.action === 'publish' ? (planned.get(item as never) ?? 'publish') : started.action
  const prepare = () => {
    if (started.action === 'publish') applyContents(context, release)
  }
  save(context, started, runBatch(context, { actionOf, items: contentLinks(release), prepare }))
}

function save({ twin, place }: RequestContext, started: ReleaseAction, failures: BatchFailure[]) {
  const status = failures.length > 0 ? 'failed' : 'succeeded'
  twin.store.put(releaseActions, place, {
    ...started,
    sys: { ...started.sys, status, updatedAt: twin.now().toISOString() },
    ...(failures.length > 0
      ? { error: { sys: { type: 'Error', id: 'ReleaseActionFailed' }, details: { errors: failures } } }
      : {}),
  })
}
