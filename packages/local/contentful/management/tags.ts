import type { FastifyInstance } from 'fastify'
import type { Tag } from '../entity.ts'
import { notFound, validationFailed } from '../http/errors.ts'
import { idOf } from '../http/scope.ts'
import { tags } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { objectIn } from '../validation/shapes.ts'
import { checkId, commit, contextOf, type RequestContext } from './context.ts'
import { createdSys, touched } from './lifecycle.ts'
import { listDocuments } from './list.ts'
import { removeMetadataLinks } from './metadata-links.ts'
import { checkVersion } from './versions.ts'

export function tagRoutes(app: FastifyInstance, twin: Twin) {
  app.get('/tags', (request) => listDocuments(contextOf(twin, request), tags))
  app.get('/tags/:id', (request) => find(contextOf(twin, request), idOf(request)))
  app.put('/tags/:id', (request, reply) => {
    const context = contextOf(twin, request)
    if (!twin.store.get(tags, context.place, idOf(request))) reply.code(201)
    return save(context, checkId(idOf(request)))
  })
  app.delete('/tags/:id', (request, reply) => {
    const context = contextOf(twin, request)
    const before = find(context, idOf(request))
    checkVersion(request, before)
    commit(context, 'delete', () => {
      twin.store.remove(tags, context.place, before.sys.id)
      removeMetadataLinks(twin.store, context.place, { name: 'tags', id: before.sys.id })
      return before
    })
    return reply.code(204).send()
  })
}

function find({ twin, place }: RequestContext, id: string): Tag {
  const tag = twin.store.get(tags, place, id)
  if (!tag) throw notFound('Tag', id, place)
  return tag
}

/** A header or the body sets the visibility once; private by default. */
function save(context: RequestContext, id: string): Tag {
  const { twin, place, now, request } = context
  const before = twin.store.get(tags, place, id)
  checkVersion(request, before)
  const body = objectIn(request.body) as { name?: string; sys?: { visibility?: string } }
  const visibility = body.sys?.visibility ?? request.headers['x-contentful-tag-visibility'] ?? 'private'
  const name = body.name ?? before?.name ?? ''
  refuseTakenName(context, id, name)
  const sys = before
    ? touched(before, now).sys
    : { ...createdSys({ type: 'Tag', id, place, now }), visibility }
  return commit(context, before ? 'save' : 'create', () => twin.store.put(tags, place, { name, sys }))
}

function refuseTakenName({ twin, place }: RequestContext, id: string, name: string) {
  if (name === '')
    throw validationFailed([{ name: 'required', path: ['name'], details: 'The name is required' }])
  const other = twin.store.list(tags, place).find((tag) => tag.name === name && tag.sys.id !== id)
  if (other)
    throw validationFailed([{ name: 'unique', path: ['name'], value: name, details: 'The name is taken' }])
}
