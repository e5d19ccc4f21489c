import type { EntityLink } from '../entity.ts'
import { asContentful, versionMismatch } from '../http/errors.ts'
import type { Twin } from '../twin.ts'
import { type ContentKind, find, publish, unpublish } from './content-actions.ts'
import { assetKind, entryKind } from './content-kinds.ts'
import type { Scope } from './context.ts'

/** A publication names the version that its caller saw. */
export type BatchItem = { sys: EntityLink['sys'] & { version?: number } }
export type BatchFailure = {
  entity: BatchItem
  error: { sys: { type: 'Error'; id: string }; message: string; details?: unknown }
}

type Batch = {
  actionOf: (item: BatchItem) => string
  items: readonly BatchItem[]
  /** Prepares the items; undone with them. */
  prepare?: () => void
}

export function runBatch(context: Scope, { actionOf, items, prepare }: Batch): BatchFailure[] {
  const failures: BatchFailure[] = []
  try {
    context.twin.store.transaction(() => {
      prepare?.()
      for (const item of items) tryOne(context, { action: actionOf(item), item }, failures)
      // The error rolls back: one failure prevents every publication.
      if (failures.length > 0) throw new Error('A bulk action failed')
    })
  } catch (error) {
    if (failures.length === 0) throw error
  }
  return failures
}

export function inBackground(twin: Twin, work: () => void) {
  setTimeout(() => {
    // The service may have stopped meanwhile.
    if (twin.store.database.isOpen) work()
  }, twin.bulkActionMs).unref()
}

const work: Record<string, (context: Scope, kind: ContentKind, item: BatchItem) => void> = {
  publish: (context, kind, { sys }) => {
    const content = find(context, kind, sys.id)
    if (sys.version !== undefined && sys.version !== content.sys.version) throw versionMismatch(sys.version)
    publish(context, kind, content)
  },
  unpublish: (context, kind, { sys }) => {
    const content = find(context, kind, sys.id)
    if (content.sys.publishedVersion !== undefined) unpublish(context, kind, content)
  },
  validate: (context, kind, { sys }) => kind.checkPublication(context, find(context, kind, sys.id)),
}

export const isAction = (name: string) => Object.hasOwn(work, name)

function tryOne(
  context: Scope,
  { action, item }: { action: string; item: BatchItem },
  failures: BatchFailure[],
) {
  try {
    work[action]?.(context, item.sys.linkType === 'Asset' ? assetKind : entryKind, item)
  } catch (error) {
    const { code, message, details } = asContentful(error)
    failures.push({ entity: item, error: { sys: { type: 'Error', id: code }, message, details } })
  }
}
