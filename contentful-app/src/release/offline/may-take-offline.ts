import type { Subject } from '@association/content/rules'
import type { Session } from '../../contentful/session.ts'
import { whomToAsk } from '../publishing/who-may-publish.ts'
import { listed } from '../publishing/words.ts'
import { type OfflineAction, offlineActions } from './take-offline.ts'

/** What this person may do with the page, and a sentence that says who may do the rest. */
export type OfflineRights = { allowed: readonly OfflineAction[]; refused?: string }

/** Contentful tells rights of the open space only; in the other one it refuses when it is asked. */
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

/** Contentful archives and deletes only what is not published. */
async function mayDo({ sdk }: Session, { id, type, status }: Subject, action: OfflineAction) {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: type.id } }
  const isLive = status === 'published' || status === 'changed'
  const needed = new Set([...(isLive ? (['unpublish'] as const) : []), action])
  // The SDK declares one call for each kind of action. A host that does not answer refuses later, in words.
  const answers = await Promise.all(
    [...needed].map((each) =>
      sdk.access.can(each as 'archive', { sys: { type: 'Entry', id, contentType } }).catch(() => true),
    ),
  )
  return answers.every(Boolean)
}
