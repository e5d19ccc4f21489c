import type { NavLink } from '../../page/settings/nav-link.ts'
import { listPath } from './current-path.ts'

/** Nothing leads away from the registration. */
const fallInstituteRegistration = '/fall-institute/registration'

/** A navigation claims its page, the pages below, and the pages of its items. The longest path wins. */
export function subNavigationOf(path: string, navigations: readonly NavLink[]): NavLink | undefined {
  const current = listPath(path)
  if (isAt(current, fallInstituteRegistration)) return undefined
  const [best] = navigations
    .map((navigation) => ({ navigation, length: reach(current, navigation) }))
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => other.length - one.length)
  return best?.navigation
}

function reach(current: string, navigation: NavLink): number {
  const root = pathOf(navigation)
  const own = root !== undefined && isAt(current, root) ? root.length : 0
  const isItem = itemsOf(navigation).some((item) => pathOf(item) === current)
  return Math.max(own, isItem ? current.length : 0)
}

/** All pages are below the home page, so it claims only itself. */
const isAt = (current: string, root: string) =>
  current === root || (root !== '/' && current.startsWith(`${root}/`))

const itemsOf = ({ items }: NavLink): readonly NavLink[] => items.flatMap((item) => [item, ...itemsOf(item)])

const pathOf = ({ link: { href } }: NavLink) => (href?.startsWith('/') ? listPath(href) : undefined)
