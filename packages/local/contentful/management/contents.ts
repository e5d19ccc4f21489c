import type { FastifyInstance, FastifyRequest } from 'fastify'
import { filesWithHost } from '../assets/file-address.ts'
import type { ContentEntity } from '../entity.ts'
import { idOf } from '../http/scope.ts'
import type { StoreKind } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import * as actions from './content-actions.ts'
import { checkId, contextOf, newId, type RequestContext } from './context.ts'
import { listDocuments } from './list.ts'
import { patchDraft } from './patch.ts'
import { checkVersion } from './versions.ts'

export function contentRoutes(app: FastifyInstance, twin: Twin, kind: actions.ContentKind) {
  const one = `${kind.path}/:id`
  const show = (content: ContentEntity) => filesWithHost(content, twin.hosts.images)
  const on =
    (act: (context: RequestContext, content: ContentEntity) => ContentEntity) =>
    (request: FastifyRequest) => {
      const context = contextOf(twin, request)
      return show(act(context, actions.find(context, kind, idOf(request))))
    }
  const list = (documents: StoreKind<ContentEntity>) => (request: FastifyRequest) => {
    const page = listDocuments(contextOf(twin, request), documents)
    return { ...page, items: page.items.map((item) => (item.fields ? show(item) : item)) }
  }
  app.get(kind.path, list(kind.drafts))
  app.get(`/public${kind.path}`, list(kind.published))
  app.get(
    one,
    on((_context, content) => content),
  )
  app.post(kind.path, (request, reply) => {
    reply.code(201)
    return show(actions.save(contextOf(twin, request), kind, newId()))
  })
  app.put(one, (request, reply) => {
    const context = contextOf(twin, request)
    if (!twin.store.get(kind.drafts, context.place, idOf(request))) reply.code(201)
    return show(actions.save(context, kind, checkId(idOf(request))))
  })
  app.patch(
    one,
    on((context, content) => patchDraft(context, kind, content)),
  )
  app.delete(one, (request, reply) => {
    const context = contextOf(twin, request)
    actions.remove(context, kind, actions.find(context, kind, idOf(request)))
    return reply.code(204).send()
  })
  app.put(
    `${one}/published`,
    on((context, content) => publishOrRemove(context, kind, content)),
  )
  app.delete(
    `${one}/published`,
    on((context, content) => actions.unpublish(context, kind, content)),
  )
  app.put(
    `${one}/archived`,
    on((context, content) => actions.archive(context, kind, content)),
  )
  app.delete(
    `${one}/archived`,
    on((context, content) => actions.unarchive(context, kind, content)),
  )
}

/** `{ remove }` in the body unpublishes locales; this twin publishes all locales at once. */
function publishOrRemove(
  context: RequestContext,
  kind: actions.ContentKind,
  content: ContentEntity,
): ContentEntity {
  checkVersion(context.request, content)
  const body = context.request.body as { remove?: unknown } | null | undefined
  return body?.remove ? actions.unpublish(context, kind, content) : actions.publish(context, kind, content)
}
