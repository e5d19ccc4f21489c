import type { FastifyInstance } from 'fastify'
import type { ContentType } from '../../entity.ts'
import { badRequest, notFound } from '../../http/errors.ts'
import { idOf } from '../../http/scope.ts'
import { contentTypes, entries, publishedContentTypes, type StorePlace } from '../../store/kinds.ts'
import type { Store } from '../../store/store.ts'
import type { Twin } from '../../twin.ts'
import { checkContentType, checkPublishedFields, modelIn } from '../../validation/content-type-model.ts'
import { checkId, commit, contextOf, newId, type RequestContext } from '../context.ts'
import { createdSys, published, touched, unpublished } from '../lifecycle.ts'
import { listDocuments } from '../list.ts'
import { removeDiscussion } from '../resources/discussion.ts'
import { takeSnapshot } from '../snapshots.ts'
import { checkVersion } from '../versions.ts'
import { bumpEditorInterface, removeEditorInterface } from './editor-interfaces.ts'
import { completeField, moveData, noteRenames, renamesOf } from './field-changes.ts'

export function contentTypeRoutes(app: FastifyInstance, twin: Twin) {
  app.get('/content_types', (request) => listDocuments(contextOf(twin, request), contentTypes))
  app.get('/public/content_types', (request) =>
    listDocuments(contextOf(twin, request), publishedContentTypes),
  )
  app.get('/content_types/:id', (request) => findContentType(contextOf(twin, request), idOf(request)))
  app.get('/public/content_types/:id', (request) => {
    const { place } = contextOf(twin, request)
    const type = twin.store.get(publishedContentTypes, place, idOf(request))
    if (!type) throw notFound('ContentType', idOf(request), place)
    return type
  })
  app.post('/content_types', (request, reply) => {
    reply.code(201)
    return save(contextOf(twin, request), newId())
  })
  app.put('/content_types/:id', (request, reply) => {
    const context = contextOf(twin, request)
    if (!twin.store.get(contentTypes, context.place, idOf(request))) reply.code(201)
    return save(context, checkId(idOf(request)))
  })
  app.put('/content_types/:id/published', (request) => publish(contextOf(twin, request), idOf(request)))
  app.delete('/content_types/:id/published', (request) => unpublish(contextOf(twin, request), idOf(request)))
  app.delete('/content_types/:id', (request, reply) => {
    remove(contextOf(twin, request), idOf(request))
    return reply.code(204).send()
  })
}

function findContentType({ twin, place }: RequestContext, id: string): ContentType {
  const type = twin.store.get(contentTypes, place, id)
  if (!type) throw notFound('ContentType', id, place)
  return type
}

function save(context: RequestContext, id: string): ContentType {
  const { twin, place, now, request } = context
  const before = twin.store.get(contentTypes, place, id)
  checkVersion(request, before)
  const body = modelIn(request.body)
  const fields = body.fields ?? []
  const renamed = fields.find((field) => field.newId !== undefined && field.id === body.displayField)
  const type: ContentType = {
    sys: before
      ? touched(before, now).sys
      : { ...createdSys({ type: 'ContentType', id, place, now }), publishedCounter: 0 },
    displayField: renamed?.newId ?? body.displayField ?? null,
    name: body.name ?? '',
    description: body.description ?? '',
    fields: fields.filter((field) => !field.deleted).map(completeField),
    ...(body.metadata ? { metadata: body.metadata } : {}),
  }
  checkContentType(type)
  return commit(context, before ? 'save' : 'create', () => {
    noteRenames(context, id, fields)
    checkPublishedFields(type, publishedWithRenames(context, id))
    return twin.store.put(contentTypes, place, type)
  })
}

/** Validates changes against the published type with its future field ids. */
function publishedWithRenames(context: RequestContext, id: string): ContentType | undefined {
  const type = context.twin.store.get(publishedContentTypes, context.place, id)
  const renames = renamesOf(context, id)
  return (
    type && { ...type, fields: type.fields.map((field) => ({ ...field, id: renames[field.id] ?? field.id })) }
  )
}

function publish(context: RequestContext, id: string): ContentType {
  const { twin, place, now, request } = context
  const before = findContentType(context, id)
  checkVersion(request, before)
  return commit(context, 'publish', () => {
    const type = twin.store.put(contentTypes, place, published(before, now))
    twin.store.put(publishedContentTypes, place, type)
    bumpEditorInterface(context, type, renamesOf(context, id))
    moveData(context, type)
    takeSnapshot(context, 'ContentType', type)
    return type
  })
}

function unpublish(context: RequestContext, id: string): ContentType {
  const { twin, place, now } = context
  const before = findContentType(context, id)
  if (before.sys.publishedVersion === undefined) throw badRequest('Not published')
  refuseWhileUsed(twin.store, place, id)
  return commit(context, 'unpublish', () => {
    twin.store.remove(publishedContentTypes, place, id)
    return twin.store.put(contentTypes, place, unpublished(before, now))
  })
}

function refuseWhileUsed(store: Store, place: StorePlace, id: string) {
  const isUsed = store.list(entries, place).some((entry) => entry.sys.contentType?.sys.id === id)
  if (isUsed) throw badRequest('Cannot deactivate content type with entries')
}

function remove(context: RequestContext, id: string) {
  const { twin, place } = context
  const before = findContentType(context, id)
  if (before.sys.publishedVersion !== undefined) throw badRequest('Cannot delete published')
  refuseWhileUsed(twin.store, place, id)
  commit(context, 'delete', () => {
    twin.store.remove(contentTypes, place, id)
    removeEditorInterface(context, id)
    removeDiscussion(context, before.sys)
    return before
  })
}
