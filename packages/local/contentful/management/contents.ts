import type { FastifyInstance } from 'fastify'
import { filesWithHost, filesWithoutHost } from '../assets/file-address.ts'
import type { Content } from '../entity.ts'
import { badRequest, notFound } from '../http/errors.ts'
import { idOf, queryOf } from '../http/scope.ts'
import type { Kind } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { type Context, checkId, commit, contextOf, newId } from './context.ts'
import { archived, createdSys, published, touched, unarchived, unpublished } from './lifecycle.ts'
import { listDocuments } from './list.ts'
import { checkVersion } from './versions.ts'

/** Entries and assets live alike; what differs is here. */
export type ContentKind = {
  type: 'Entry' | 'Asset'
  path: '/entries' | '/assets'
  drafts: Kind<Content>
  published: Kind<Content>
  /** Completes something new. */
  create(context: Context, content: Content): Content
  /** Throws what Contentful answers to a draft it does not take. */
  checkDraft(context: Context, content: Content): void
  checkPublication(context: Context, content: Content): void
}

export function contentRoutes(app: FastifyInstance, twin: Twin, kind: ContentKind) {
  const { path } = kind
  const show = (content: Content) => filesWithHost(content, twin.hosts.images)
  const list = (documents: Kind<Content>) => (request: Parameters<typeof contextOf>[1]) => {
    const { place } = contextOf(twin, request)
    const page = listDocuments(twin.store, documents, { place, query: queryOf(request) })
    return { ...page, items: page.items.map((item) => (item.fields ? show(item) : item)) }
  }
  app.get(path, list(kind.drafts))
  app.get(`/public${path}`, list(kind.published))
  app.get(`${path}/:id`, (request) => show(find(contextOf(twin, request), kind, idOf(request))))
  app.post(path, (request, reply) => {
    reply.code(201)
    return show(save(contextOf(twin, request), kind, newId()))
  })
  app.put(`${path}/:id`, (request, reply) => {
    const context = contextOf(twin, request)
    if (!twin.store.get(kind.drafts, context.place, idOf(request))) reply.code(201)
    return show(save(context, kind, checkId(idOf(request))))
  })
  app.delete(`${path}/:id`, (request, reply) => {
    remove(contextOf(twin, request), kind, idOf(request))
    return reply.code(204).send()
  })
  app.put(`${path}/:id/published`, (request) => {
    const context = contextOf(twin, request)
    const before = find(context, kind, idOf(request))
    checkVersion(request, before)
    return show(publish(context, kind, before))
  })
  app.delete(`${path}/:id/published`, (request) => {
    const context = contextOf(twin, request)
    return show(unpublish(context, kind, find(context, kind, idOf(request))))
  })
  app.put(`${path}/:id/archived`, (request) => show(archive(contextOf(twin, request), kind, idOf(request))))
  app.delete(`${path}/:id/archived`, (request) =>
    show(unarchive(contextOf(twin, request), kind, idOf(request))),
  )
}

/** Throws NotFound. */
export function find({ twin, place }: Context, kind: ContentKind, id: string): Content {
  const found = twin.store.get(kind.drafts, place, id)
  if (!found) throw notFound(kind.type, id, place)
  return found
}

function save(context: Context, kind: ContentKind, id: string): Content {
  const { twin, place, now, request } = context
  const before = twin.store.get(kind.drafts, place, id)
  checkVersion(request, before)
  const body = (request.body ?? {}) as Partial<Content>
  const fields = body.fields ?? {}
  const metadata = { tags: [], ...(before?.metadata ?? {}), ...body.metadata }
  const sys = before
    ? before.sys
    : { ...createdSys({ type: kind.type, id, place, now }), publishedCounter: 0 }
  const draft = filesWithoutHost({ metadata, sys, fields }, twin.hosts.images)
  const content = before ? touched(draft, now) : kind.create(context, draft)
  kind.checkDraft(context, content)
  return commit(context, saveAction(context, before), () => twin.store.put(kind.drafts, place, content))
}

function saveAction({ request }: Context, before: Content | undefined) {
  if (!before) return 'create'
  return request.headers['x-contentful-ui-content-auto-save'] === 'true' ? 'auto_save' : 'save'
}

export function publish(context: Context, kind: ContentKind, before: Content): Content {
  const { twin, place, now } = context
  if (before.sys.archivedAt) throw badRequest('Cannot publish archived')
  kind.checkPublication(context, before)
  const content = published(before, now)
  return commit(context, 'publish', () => {
    twin.store.put(kind.published, place, content)
    return twin.store.put(kind.drafts, place, content)
  })
}

export function unpublish(context: Context, kind: ContentKind, before: Content): Content {
  const { twin, place, now } = context
  if (before.sys.publishedVersion === undefined) throw badRequest('Not published')
  const content = unpublished(before, now)
  return commit(context, 'unpublish', () => {
    twin.store.remove(kind.published, place, content.sys.id)
    return twin.store.put(kind.drafts, place, content)
  })
}

function archive(context: Context, kind: ContentKind, id: string): Content {
  const before = find(context, kind, id)
  if (before.sys.publishedVersion !== undefined) throw badRequest('Cannot archive published')
  if (before.sys.archivedAt) throw badRequest('Already archived')
  const content = archived(before, context.now)
  return commit(context, 'archive', () => context.twin.store.put(kind.drafts, context.place, content))
}

function unarchive(context: Context, kind: ContentKind, id: string): Content {
  const before = find(context, kind, id)
  if (!before.sys.archivedAt) throw badRequest('Not archived')
  const content = unarchived(before, context.now)
  return commit(context, 'unarchive', () => context.twin.store.put(kind.drafts, context.place, content))
}

function remove(context: Context, kind: ContentKind, id: string) {
  const before = find(context, kind, id)
  if (before.sys.publishedVersion !== undefined) throw badRequest('Cannot delete published')
  commit(context, 'delete', () => {
    context.twin.store.remove(kind.drafts, context.place, id)
    return before
  })
}
