import type { Subject } from '@association/content/rules'
import { patiently } from '../../contentful/patience.ts'
import { placeOf, type Session } from '../../contentful/session.ts'
import { listed } from '../publishing/publish-words.ts'
import { whomToAsk } from '../publishing/who-may-publish.ts'

export type OfflineAction = 'unpublish' | 'archive' | 'delete'

/** Contentful archives and deletes only unpublished entries. Stops at the first refusal. */
export async function takeOffline(session: Session, root: Subject, action: OfflineAction): Promise<void> {
  const { entry } = session.sdk.cma
  const params = { ...placeOf(session, root.space), entryId: root.id }
  const isPublished = root.status === 'published' || root.status === 'changed'
  if (isPublished) await patiently(() => entry.unpublish(params))
  if (action === 'archive') await patiently(() => entry.archive(params))
  if (action === 'delete') await patiently(() => entry.delete(params))
}

/** `refused` is a sentence that says who may do the other actions. */
export type OfflineRights = { allowed: readonly OfflineAction[]; refused?: string }

/** Contentful reports rights only for the open space. */
export async function offlineRights(session: Session, root: Subject): Promise<OfflineRights> {
  const all = offlineActions(root.status)
  if (root.space !== session.here.space) return { allowed: all }
  const rights = await Promise.all(all.map((action) => mayDo(session, root, action)))
  const allowed = all.filter((_, index) => rights[index])
  const refused = all.filter((_, index) => !rights[index])
  if (refused.length === 0) return { allowed }
  const words = `Your role may not ${listed(refused, 'or')} this ${root.type.name.toLowerCase()}.`
  return { allowed, refused: `${words} ${await whomToAsk(session, 'unpublish')}` }
}

const offlineActions = (status: Subject['status']): readonly OfflineAction[] => {
  if (status === 'archived') return ['delete']
  return status === 'draft' ? ['archive', 'delete'] : ['unpublish', 'archive', 'delete']
}

async function mayDo({ sdk }: Session, { id, type, status }: Subject, action: OfflineAction) {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: type.id } }
  const isLive = status === 'published' || status === 'changed'
  const needed = new Set([...(isLive ? (['unpublish'] as const) : []), action])
  // The SDK declares one overload per action. Without an answer, Contentful refuses later with a message.
  const answers = await Promise.all(
    [...needed].map((each) =>
      sdk.access.can(each as 'archive', { sys: { type: 'Entry', id, contentType } }).catch(() => true),
    ),
  )
  return answers.every(Boolean)
}
