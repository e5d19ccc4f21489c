import type { FastifyInstance } from 'fastify'
import { isLink } from '../../entity.ts'
import { badRequest, ContentfulError, validationFailed } from '../../http/errors.ts'
import { idOf } from '../../http/scope.ts'
import { assets, entries } from '../../store/kinds.ts'
import type { Twin } from '../../twin.ts'
import { isRecord, objectIn } from '../../validation/shapes.ts'
import { commit, type RequestContext } from '../context.ts'
import { archived, unarchived } from '../lifecycle.ts'
import { check, required, text } from '../resources/reading.ts'
import { contextAt, findOne, type Resource } from '../resources/resource.ts'
import { resourceRoutes } from '../resources/routes.ts'
import { checkVersion } from '../versions.ts'
import { contentLinks, type Release, releases } from './kinds.ts'
import { forgetContents } from './own-contents.ts'

const mostItems = 200

export const releaseResource: Resource<Release> = {
  kind: releases,
  path: '/spaces/:space/environments/:environment/releases',
  most: 300,
  hasCursor: true,
  belongsTo: ({ request }) => {
    const { sys } = objectIn(request.body)
    const schemaVersion = isRecord(sys) ? sys.schemaVersion : undefined
    return { status: 'active', ...(schemaVersion === 'Release.v2' ? { schemaVersion } : {}) }
  },
  read: (body, { context, before }) => {
    if (before?.sys.status === 'archived') throw badRequest('Cannot edit archived')
    const given = check<Omit<Release, 'sys'>>(body, [required(text('title'))])
    checkItems(given.entities)
    refuseUnknown(context, given)
    return given
  },
  afterRemoval: (release, context) => forgetContents(context, release),
  /** `entities.sys.id` in a query means the links. */
  searchable: (release) => ({ ...release, entities: contentLinks(release) }),
}

function checkItems(entities: unknown) {
  const items = isRecord(entities) ? entities.items : undefined
  const isItem = (item: unknown) => isLink(item) || (isRecord(item) && isLink(item.entity))
  if (!Array.isArray(items) || !items.every(isItem)) {
    throw validationFailed([{ name: 'type', path: ['entities', 'items'], type: 'Array' }])
  }
  if (items.length > mostItems)
    throw validationFailed([{ name: 'size', path: ['entities', 'items'], max: mostItems }])
}

function refuseUnknown({ twin, place }: RequestContext, release: Pick<Release, 'entities'>) {
  const unknown = contentLinks(release).filter(
    ({ sys }) => !twin.store.get(sys.linkType === 'Asset' ? assets : entries, place, sys.id),
  )
  if (unknown.length === 0) return
  const errors = unknown.map(({ sys }) => ({ error: notFoundError(sys) }))
  throw new ContentfulError(422, 'ValidationFailed', { message: 'Validation error', details: { errors } })
}

const notFoundError = ({ id, linkType }: { id: string; linkType: string }) => ({
  sys: { type: 'Error', id: 'NotFound' },
  message: 'The resource could not be found.',
  details: { sys: { type: linkType, id } },
})

export function releaseRoutes(app: FastifyInstance, twin: Twin) {
  const { path } = releaseResource
  resourceRoutes(app, twin, releaseResource)
  app.put(`${path}/:id/archived`, (request) => {
    const context = contextAt(twin, path, request)
    return archive(context, findOne(releaseResource, context, idOf(request)))
  })
  app.delete(`${path}/:id/archived`, (request) => {
    const context = contextAt(twin, path, request)
    return unarchive(context, findOne(releaseResource, context, idOf(request)))
  })
}

function archive(context: RequestContext, before: Release): Release {
  checkVersion(context.request, before)
  if (before.sys.status === 'archived') throw badRequest('Already archived')
  return put(context, 'archive', withStatus(archived(before, context.now), 'archived'))
}

function unarchive(context: RequestContext, before: Release): Release {
  checkVersion(context.request, before)
  if (before.sys.status !== 'archived') throw badRequest('Not archived')
  return put(context, 'unarchive', withStatus(unarchived(before, context.now), 'active'))
}

const withStatus = (release: Release, status: string): Release => ({
  ...release,
  sys: { ...release.sys, status },
})

const put = (context: RequestContext, action: 'archive' | 'unarchive', release: Release) =>
  commit(context, action, () => context.twin.store.put(releases, context.place, release))
