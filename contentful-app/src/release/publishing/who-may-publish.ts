import type { RoleProps } from 'contentful-management'
import { spaceNames } from '../../contentful/installation.ts'
import { placeOf, type Session } from '../../contentful/session.ts'
import type { ReleaseItem } from '../items/item.ts'

type PublishAction = 'publish' | 'unpublish'

const mostRoles = 100
const mostNames = 4

/** Returns a sentence. Contentful reports to apps which roles exist, but not who has them. */
export async function whomToAsk(session: Session, action: PublishAction = 'publish'): Promise<string> {
  const { spaceId } = placeOf(session, session.here.space)
  const roles = await session.sdk.cma.role
    .getMany({ spaceId, query: { limit: mostRoles } })
    .then(({ items }) => items.filter((role) => allows(role, action)).map(({ name }) => name))
    .catch(() => []) // some roles may not read roles
  const admin = `an administrator of the space ${spaceNames[session.here.space]}`
  const words = action === 'publish' ? 'publish it' : 'do it'
  return roles.length === 0
    ? `Ask ${admin} to ${words}.`
    : `Ask a person with the role ${roles.slice(0, mostNames).join(' or ')}, or ${admin}, to ${words}.`
}

/** Reads only the policies of the role, which can still exclude single content types. */
export const allows = ({ policies }: Pick<RoleProps, 'policies'>, action: PublishAction): boolean =>
  policies.some(
    ({ effect, actions }) => effect === 'allow' && (actions === 'all' || actions.includes(action)),
  )

/** Contentful reports rights only for the open space. In the other space it refuses the request itself. */
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
