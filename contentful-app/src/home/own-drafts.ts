import type { Space } from '@association/content'
import { isPublished, statusOf, targetOf, titleOf } from '@association/content/rules'
import { inTime } from '../base/in-time.ts'
import { placeOf, type Session } from '../contentful/session.ts'
import type { HomeList } from './listed.ts'

/** These cover the work of a week. */
const mostRead = 100
const patienceMs = 10_000

/**
 * Returns unpublished entries that this person created or changed, newest first. Rejects if the space does not answer.
 */
export async function ownDrafts(session: Session, space: Space): Promise<HomeList> {
  const { cma, ids, locales } = session.sdk
  const place = placeOf(session, space)
  const by = (who: 'createdBy' | 'updatedBy') =>
    inTime(
      cma.entry.getMany({
        ...place,
        query: { [`sys.${who}.sys.id`]: ids.user, order: '-sys.updatedAt', limit: mostRead },
      }),
      patienceMs,
    )
  const found = await Promise.all([by('createdBy'), by('updatedBy')])
  const entries = new Map(found.flatMap(({ items }) => items).map((entry) => [entry.sys.id, entry]))
  const items = [...entries.values()]
    .filter(({ sys }) => ['draft', 'changed'].includes(statusOf(sys)))
    .toSorted((one, other) => other.sys.updatedAt.localeCompare(one.sys.updatedAt))
    .map((entry) => targetOf(entry, { space, locale: locales.default }))
    .filter(({ type }) => type !== undefined)
    .map(({ id, type, typeName, values, status }) => ({
      ...{ space, entry: id, title: titleOf(type, values, id) },
      detail: `${typeName} · ${isPublished(status) ? 'changed since it was published' : 'never published'}`,
    }))
  return { items, isCut: found.some((page) => page.total > page.items.length) }
}
