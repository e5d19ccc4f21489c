import type { Session } from '../../contentful/session.ts'
import type { ReleaseItem } from '../items/item.ts'

/**
 * Returns the keys that the role may not publish. Contentful reports rights only for the open space. In the other space
 * it refuses the request itself.
 */
export async function forbiddenItems(
  session: Session,
  items: readonly ReleaseItem[],
): Promise<ReadonlySet<string>> {
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

/** Without an answer from the host, Contentful refuses later with a message. */
const mayPublish = ({ sdk }: Session, { linkType, id, type }: ReleaseItem): Promise<boolean> => {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: type } }
  const sys = { type: linkType, id, ...(linkType === 'Entry' ? { contentType } : {}) }
  return sdk.access.can('publish', { sys }).catch(() => true)
}
