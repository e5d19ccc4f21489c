import { filesWithoutHost } from '../assets/file-address.ts'
import type { ContentEntity } from '../entity.ts'
import { badRequest, notFound } from '../http/errors.ts'
import type { Deletion, StoreKind } from '../store/kinds.ts'
import { checkContentShape, objectIn } from '../validation/shapes.ts'
import { commit, type RequestContext, type Scope } from './context.ts'
import { archived, createdSys, published, touched, unarchived, unpublished } from './lifecycle.ts'
import { removeDiscussion } from './resources/discussion.ts'
import { takeSnapshot } from './snapshots.ts'
import { checkVersion } from './versions.ts'

export type ContentKind = {
  type: 'Entry' | 'Asset'
  path: '/entries' | '/assets'
  drafts: StoreKind<ContentEntity>
  published: StoreKind<ContentEntity>
  deleted: StoreKind<Deletion>
  create(context: RequestContext, content: ContentEntity): ContentEntity
  /** Throws Contentful's error for an invalid draft. */
  checkDraft(context: RequestContext, content: ContentEntity): void
  checkPublication(context: Scope, content: ContentEntity): void
}

export function find({ twin, place }: Scope, kind: ContentKind, id: string): ContentEntity {
  const found = twin.store.get(kind.drafts, place, id)
  if (!found) throw notFound(kind.type, id, place)
  return found
}

export type Draft = Partial<Pick<ContentEntity, 'fields' | 'metadata'>>

/** Throws VersionMismatch and the errors of `checkDraft`. */
export function save(context: RequestContext, kind: ContentKind, id: string): ContentEntity {
  const before = context.twin.store.get(kind.drafts, context.place, id)
  checkVersion(context.request, before)
  const draft = objectIn(context.request.body)
  checkContentShape(draft)
  return replaceDraft(context, kind, { id, before, draft })
}

type Replacement = { id: string; before: ContentEntity | undefined; draft: Draft }

export function replaceDraft(
  context: RequestContext,
  kind: ContentKind,
  { id, before, draft }: Replacement,
): ContentEntity {
  const { twin, place, now } = context
  if (before?.sys.archivedAt) throw badRequest('Cannot edit archived')
  const sys = before?.sys ?? { ...createdSys({ type: kind.type, id, place, now }), publishedCounter: 0 }
  const metadata = { tags: [], concepts: [], ...before?.metadata, ...draft.metadata }
  const raw = filesWithoutHost({ metadata, sys, fields: draft.fields ?? {} }, twin.hosts.images)
  const content = before ? touched(raw, now) : kind.create(context, raw)
  kind.checkDraft(context, content)
  return commit(context, saveAction(context, before), () => twin.store.put(kind.drafts, place, content))
}

function saveAction({ request }: RequestContext, before: ContentEntity | undefined) {
  if (!before) return 'create'
  return request.headers['x-contentful-ui-content-auto-save'] === 'true' ? 'auto_save' : 'save'
}

/** Throws for archived content, and the errors of `checkPublication`. */
export function publish(context: Scope, kind: ContentKind, before: ContentEntity): ContentEntity {
  const { twin, place, now } = context
  if (before.sys.archivedAt) throw badRequest('Cannot publish archived')
  kind.checkPublication(context, before)
  const content = published(before, now)
  return commit(context, 'publish', () => {
    twin.store.put(kind.published, place, content)
    twin.store.remove(kind.deleted, place, content.sys.id)
    if (kind.type === 'Entry') takeSnapshot(context, 'Entry', content)
    return twin.store.put(kind.drafts, place, content)
  })
}

export function unpublish(context: Scope, kind: ContentKind, before: ContentEntity): ContentEntity {
  const { twin, place, now } = context
  if (before.sys.publishedVersion === undefined) throw badRequest('Not published')
  const content = unpublished(before, now)
  return commit(context, 'unpublish', () => {
    twin.store.remove(kind.published, place, content.sys.id)
    twin.store.put(kind.deleted, place, deletionOf(before, now))
    return twin.store.put(kind.drafts, place, content)
  })
}

/** Remains for clients that sync. */
const deletionOf = ({ sys }: ContentEntity, now: Date): Deletion => ({
  sys: {
    type: `Deleted${sys.type}`,
    id: sys.id,
    space: sys.space,
    environment: sys.environment,
    revision: sys.publishedCounter ?? 0,
    createdAt: sys.firstPublishedAt ?? sys.createdAt,
    updatedAt: now.toISOString(),
    deletedAt: now.toISOString(),
  },
})

export function archive(context: RequestContext, kind: ContentKind, before: ContentEntity): ContentEntity {
  if (before.sys.publishedVersion !== undefined) throw badRequest('Cannot archive published')
  if (before.sys.archivedAt) throw badRequest('Already archived')
  const content = archived(before, context.now)
  return commit(context, 'archive', () => context.twin.store.put(kind.drafts, context.place, content))
}

export function unarchive(context: RequestContext, kind: ContentKind, before: ContentEntity): ContentEntity {
  if (!before.sys.archivedAt) throw badRequest('Not archived')
  const content = unarchived(before, context.now)
  return commit(context, 'unarchive', () => context.twin.store.put(kind.drafts, context.place, content))
}

export function remove(context: RequestContext, kind: ContentKind, before: ContentEntity) {
  if (before.sys.publishedVersion !== undefined) throw badRequest('Cannot delete published')
  commit(context, 'delete', () => {
    context.twin.store.remove(kind.drafts, context.place, before.sys.id)
    removeDiscussion(context, before.sys)
    return before
  })
}
