import type { FastifyInstance, FastifyRequest } from 'fastify'
import { filesWithHost } from '../../assets/file-address.ts'
import { type ContentEntity, link } from '../../entity.ts'
import { notFound } from '../../http/errors.ts'
import { idOf, paramsOf } from '../../http/scope.ts'
import type { Twin } from '../../twin.ts'
import { checkContentShape, objectIn } from '../../validation/shapes.ts'
import { type ContentKind, type Draft, find } from '../content-actions.ts'
import { assetKind, entryKind } from '../content-kinds.ts'
import type { RequestContext, Scope } from '../context.ts'
import { touched } from '../lifecycle.ts'
import { patched } from '../patch.ts'
import { listPage } from '../resources/list.ts'
import { contextAt, findOne } from '../resources/resource.ts'
import { checkVersion } from '../versions.ts'
import { contentLinks, type Release } from './kinds.ts'
import { ownContents } from './own-contents.ts'
import { releaseResource } from './releases.ts'

export function releaseContentRoutes(app: FastifyInstance, twin: Twin) {
  for (const kind of [entryKind, assetKind]) {
    const path = `${releaseResource.path}/:release${kind.path}`
    const show = (content: ContentEntity) => filesWithHost(content, twin.hosts.images)
    const at = (request: FastifyRequest) => {
      const context = contextAt(twin, path, request)
      return { context, release: findOne(releaseResource, context, paramsOf(request).release ?? '') }
    }
    app.get(path, (request) => {
      const { context, release } = at(request)
      const page = listPage(contentsOf(context, kind, release), context, {})
      return { ...page, items: page.items.map(show) }
    })
    app.get(`${path}/:id`, (request) => {
      const { context, release } = at(request)
      return show(findContent(context, kind, { release, id: idOf(request) }))
    })
    app.put(`${path}/:id`, (request) => {
      const { context, release } = at(request)
      const draft = objectIn(request.body)
      checkContentShape(draft)
      return show(change(context, kind, { release, id: idOf(request), draft }))
    })
    app.patch(`${path}/:id`, (request) => {
      const { context, release } = at(request)
      const { fields, metadata } = findContent(context, kind, { release, id: idOf(request) })
      const draft = patched({ fields, metadata }, request.body)
      checkContentShape(draft)
      return show(change(context, kind, { release, id: idOf(request), draft }))
    })
  }
}

const contentsOf = (scope: Scope, kind: ContentKind, release: Release) =>
  contentLinks(release)
    .filter(({ sys }) => sys.linkType === kind.type)
    .map(({ sys }) => findContent(scope, kind, { release, id: sys.id }))

type ReleasedId = { release: Release; id: string }

function findContent(scope: Scope, kind: ContentKind, { release, id }: ReleasedId): ContentEntity {
  const isListed = contentLinks(release).some(({ sys }) => sys.id === id && sys.linkType === kind.type)
  if (!isListed) throw notFound(kind.type, id, scope.place)
  const own = scope.twin.store.get(ownContents(release, kind), scope.place, id)
  const content = own ?? find(scope, kind, id)
  return { ...content, sys: { ...content.sys, release: link('Release', release.sys.id) } }
}

function change(
  context: RequestContext,
  kind: ContentKind,
  { release, id, draft }: ReleasedId & { draft: Draft },
): ContentEntity {
  const before = findContent(context, kind, { release, id })
  checkVersion(context.request, before)
  const metadata = { ...before.metadata, ...draft.metadata }
  const content = touched({ ...before, metadata, fields: draft.fields ?? {} }, context.now)
  kind.checkDraft(context, content)
  return context.twin.store.put(ownContents(release, kind), context.place, content)
}
