import type { RoleProps } from 'contentful-management'
import { spaceNames } from '../../contentful/installation.ts'
import { placeOf, type Session } from '../../contentful/session.ts'

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
