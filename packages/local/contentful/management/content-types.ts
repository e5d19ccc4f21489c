import type { FastifyInstance } from 'fastify'
import type { ContentType, Field } from '../entity.ts'
import { badRequest, notFound } from '../http/errors.ts'
import { idOf, queryOf } from '../http/scope.ts'
import { contentTypes, entries, type Place, publishedContentTypes } from '../store/kinds.ts'
import type { Store } from '../store/store.ts'
import type { Twin } from '../twin.ts'
import { type Context, checkId, commit, contextOf, newId } from './context.ts'
import { bumpEditorInterface, removeEditorInterface } from './editor-interfaces.ts'
import { createdSys, published, touched, unpublished } from './lifecycle.ts'
import { listDocuments } from './list.ts'
import { checkVersion } from './versions.ts'

export function contentTypeRoutes(app: FastifyInstance, twin: Twin) {
  app.get('/content_types', (request) => {
    const { place } = contextOf(twin, request)
    return listDocuments(twin.store, contentTypes, { place, query: queryOf(request) })
  })
  app.get('/public/content_types', (request) => {
    const { place } = contextOf(twin, request)
    return listDocuments(twin.store, publishedContentTypes, { place, query: queryOf(request) })
  })
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

function findContentType({ twin, place }: Context, id: string): ContentType {
  const type = twin.store.get(contentTypes, place, id)
  if (!type) throw notFound('ContentType', id, place)
  return type
}

function save(context: Context, id: string): ContentType {
  const { twin, place, now, request } = context
  const before = twin.store.get(contentTypes, place, id)
  checkVersion(request, before)
  const body = request.body as Partial<ContentType>
  const sys = before
    ? touched(before, now).sys
    : { ...createdSys({ type: 'ContentType', id, place, now }), publishedCounter: 0 }
  const type: ContentType = {
    sys,
    displayField: body.displayField ?? null,
    name: body.name ?? '',
    description: body.description ?? '',
    fields: (body.fields ?? []).map(completeField),
  }
  return commit(context, before ? 'save' : 'create', () => twin.store.put(contentTypes, place, type))
}

/** The server fills in what a field leaves out. */
const completeField = ({ newId: _newId, ...field }: Field): Field => ({
  ...field,
  localized: field.localized ?? false,
  required: field.required ?? false,
  validations: field.validations ?? [],
  disabled: field.disabled ?? false,
  omitted: field.omitted ?? false,
})

function publish(context: Context, id: string): ContentType {
  const { twin, place, now, request } = context
  const before = findContentType(context, id)
  checkVersion(request, before)
  return commit(context, 'publish', () => {
    const type = twin.store.put(contentTypes, place, published(before, now))
    twin.store.put(publishedContentTypes, place, type)
    bumpEditorInterface(context, type)
    return type
  })
}

function unpublish(context: Context, id: string): ContentType {
  const { twin, place, now } = context
  const before = findContentType(context, id)
  if (before.sys.publishedVersion === undefined) throw badRequest('Not published')
  refuseWhileUsed(twin.store, place, id)
  return commit(context, 'unpublish', () => {
    twin.store.remove(publishedContentTypes, place, id)
    return twin.store.put(contentTypes, place, unpublished(before, now))
  })
}

function refuseWhileUsed(store: Store, place: Place, id: string) {
  const isUsed = store.list(entries, place).some((entry) => entry.sys.contentType?.sys.id === id)
  if (isUsed) throw badRequest('Cannot deactivate content type with entries')
}

function remove(context: Context, id: string) {
  const { twin, place } = context
  const before = findContentType(context, id)
  if (before.sys.publishedVersion !== undefined) throw badRequest('Cannot deleted published')
  refuseWhileUsed(twin.store, place, id)
  commit(context, 'delete', () => {
    twin.store.remove(contentTypes, place, id)
    removeEditorInterface(context, id)
    return before
  })
}
