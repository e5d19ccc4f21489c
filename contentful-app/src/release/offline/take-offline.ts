import type { Subject } from '@association/content/rules'
import { patiently } from '../../contentful/patience.ts'
import { placeOf, type Session } from '../../contentful/session.ts'

export type OfflineAction = 'unpublish' | 'archive' | 'delete'

/** Unpublishes first, because Contentful archives and deletes only unpublished entries. Stops at the first refusal. */
export async function takeOffline(session: Session, root: Subject, action: OfflineAction): Promise<void> {
  const { entry } = session.sdk.cma
  const params = { ...placeOf(session, root.space), entryId: root.id }
  const isPublished = root.status === 'published' || root.status === 'changed'
  if (isPublished) await patiently(() => entry.unpublish(params))
  if (action === 'archive') await patiently(() => entry.archive(params))
  if (action === 'delete') await patiently(() => entry.delete(params))
}

export const offlineActions = (status: Subject['status']): readonly OfflineAction[] => {
  if (status === 'archived') return ['delete']
  return status === 'draft' ? ['archive', 'delete'] : ['unpublish', 'archive', 'delete']
}
