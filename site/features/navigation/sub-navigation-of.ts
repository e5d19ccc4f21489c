import type { NavLink } from '../../page/settings/nav-link.ts'
import { listPath } from './current-path.ts'

/** The registration has no sub-navigation, so that nothing leads away from it. */
const fallInstituteRegistration = '/fall-institute/registration'

/** A navigation claims its page, all pages below it, and the pages of its items. The longest of these paths wins. */
export function subNavigationOf(path: string, navigations: readonly NavLink[]): NavLink | undefined {
  const current = listPath(path)
  if (isAt(current, fallInstituteRegistration)) return undefined
  const [best] = navigations
    .map((navigation) => ({ navigation, length: reach(current, navigation) }))
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => other.length - one.length)
  return best?.navigation
}

/** Returns the length of the claiming path; 0 if there is none. */
function reach(current: string, navigation: NavLink): number {
  const root = pathOf(navigation)
  const own = root !== undefined && isAt(current, root) ? root.length : 0
  const isItem = itemsOf(navigation).some((item) => pathOf(item) === current)
  return Math.max(own, isItem ? current.length : 0)
}

/** The home page claims only itself, because all pages are below it. */
const isAt = (current: string, root: string) =>
  current === root || (root !== '/' && current.startsWith(`${root}/`))

const itemsOf = ({ items }: NavLink): readonly NavLink[] => items.flatMap((item) => [item, ...itemsOf(item)])

const pathOf = ({ link: { href } }: NavLink) => (href?.startsWith('/') ? listPath(href) : undefined)
