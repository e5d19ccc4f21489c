import type { Session } from '../../contentful/session.ts'
import type { Item } from '../items/item.ts'

/**
 * The keys of the items that this person's role may not publish. Contentful tells it only for the space that is open;
 * in the other space it refuses when it is asked to publish.
 */
export async function forbiddenItems(session: Session, items: readonly Item[]): Promise<ReadonlySet<string>> {
  const own = items.filter(({ space }) => space === session.here.space)
  const byType = Map.groupBy(own, ({ linkType, type }) => `${linkType}/${type}`)
  const answers = await Promise.all(
    [...byType.values()].map(async (alike) => {
      const [first] = alike
      return first && !(await mayPublish(session, first)) ? alike : []
    }),
  )
  return new Set(answers.flat().map(({ key }) => key))
}

/** A host that does not answer this question refuses later, in words. */
const mayPublish = ({ sdk }: Session, { linkType, id, type }: Item): Promise<boolean> => {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: type } }
  const sys = { type: linkType, id, ...(linkType === 'Entry' ? { contentType } : {}) }
  return sdk.access.can('publish', { sys }).catch(() => true)
}
