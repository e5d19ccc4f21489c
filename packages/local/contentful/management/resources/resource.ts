import type { FastifyRequest } from 'fastify'
import { type Entity, type EntityLink, link, type Sys } from '../../entity.ts'
import { badRequest, notFound } from '../../http/errors.ts'
import { paramsOf, placeOf, spaceOf } from '../../http/scope.ts'
import { everywhere, ofSpace, type StoreKind } from '../../store/kinds.ts'
import type { Twin } from '../../twin.ts'
import { objectIn } from '../../validation/shapes.ts'
import { checkId, commit, type RequestContext } from '../context.ts'
import { createdSys, published, touched } from '../lifecycle.ts'
import { checkVersion } from '../versions.ts'

export type Body = Record<string, unknown>
export type ResourceContext<T> = { context: RequestContext; before: T | undefined }

/** Its kind's name is its `sys.type`. */
export type Resource<T extends Entity> = {
  kind: StoreKind<T>
  /**
   * The list's path decides the scope: `/organizations/:organization/…`, `/spaces/:space/…` or with
   * `/environments/:environment/…`.
   */
  path: string
  /** Limit of an organization, a space or an environment. */
  most: number
  /** Throws ValidationFailed. */
  read(body: Body, reading: ResourceContext<T>): Omit<T, 'sys'>
  /** Adds links to the parent to `sys`. Throws NotFound without a parent. */
  belongsTo?(context: RequestContext): Record<string, unknown>
  isAt?(document: T, context: RequestContext): boolean
  show?(document: T, context: RequestContext): object
  /** Throws BadRequest for a document in use. */
  beforeRemoval?(document: T, context: RequestContext): void
  afterRemoval?(document: T, context: RequestContext): void
  createsById?: boolean
  idForm?: RegExp
  isDeletedByVersion?: boolean
  isUnversioned?: boolean
  /** No version is a draft. */
  isPublishedOnSave?: boolean
  isUnpublishedWithoutVersion?: boolean
  hasCursor?: boolean
  searchable?(document: T): object
}

/** Throws NotFound for an unknown organization, space or environment. */
export function contextAt(twin: Twin, path: string, request: FastifyRequest): RequestContext {
  const context = { twin, request, now: twin.now() }
  if (path.includes('/environments/:environment')) return { ...context, place: placeOf(twin.store, request) }
  if (path.startsWith('/spaces/:space')) return { ...context, place: ofSpace(spaceOf(twin.store, request)) }
  const { organization = '' } = paramsOf(request)
  if (organization !== twin.bootstrap.organizationId) throw notFound('Organization', organization)
  return { ...context, place: everywhere }
}

export function documentsAt<T extends Entity>(resource: Resource<T>, context: RequestContext): T[] {
  resource.belongsTo?.(context)
  const all = context.twin.store.list(resource.kind, context.place)
  return resource.isAt ? all.filter((document) => resource.isAt?.(document, context)) : all
}

export function findOne<T extends Entity>(resource: Resource<T>, context: RequestContext, id: string): T {
  const found = context.twin.store.get(resource.kind, context.place, id)
  if (found && resource.isAt?.(found, context) !== false) return found
  throw notFound(resource.kind.name, id, context.place)
}

/** Throws VersionMismatch and the errors of `read`. */
export function save<T extends Entity>(resource: Resource<T>, context: RequestContext, id: string): T {
  const { sys: _sys, ...body } = objectIn(context.request.body)
  return saveBody(resource, context, { id, body })
}

export function saveBody<T extends Entity>(
  resource: Resource<T>,
  context: RequestContext,
  { id, body }: { id: string; body: Body },
): T {
  const { twin, place, request, now } = context
  const before = twin.store.get(resource.kind, place, id)
  if (!resource.isUnversioned) checkVersion(request, before)
  if (!before) refuseMore(resource, context)
  const fields = resource.read(body, { context, before })
  const sys = before ? touched(before, now).sys : newSys(resource, context, checkId(id, resource.idForm))
  // The fields are everything but `sys`.
  const draft = { sys, ...fields } as T
  const document = resource.isPublishedOnSave ? published(draft, now) : draft
  return commit(context, before ? 'save' : 'create', () => twin.store.put(resource.kind, place, document))
}

function refuseMore<T extends Entity>({ kind, most }: Resource<T>, { twin, place }: RequestContext) {
  if (twin.store.rows(kind, place).size < most) return
  throw badRequest(`There are ${most} documents of the type ${kind.name} already; delete some of them.`)
}

function newSys<T extends Entity>(resource: Resource<T>, context: RequestContext, id: string): Sys {
  const { twin, place, now } = context
  const { space, ...sys } = createdSys({ type: resource.kind.name, id, place, now })
  const organization = link('Organization', twin.bootstrap.organizationId) as EntityLink
  return { ...sys, ...(place.space ? { space } : { organization }), ...resource.belongsTo?.(context) }
}

export function remove<T extends Entity>(resource: Resource<T>, context: RequestContext, id: string) {
  const before = findOne(resource, context, id)
  if (resource.isDeletedByVersion) checkVersion(context.request, before)
  resource.beforeRemoval?.(before, context)
  commit(context, 'delete', () => {
    context.twin.store.remove(resource.kind, context.place, id)
    resource.afterRemoval?.(before, context)
    return before
  })
}
