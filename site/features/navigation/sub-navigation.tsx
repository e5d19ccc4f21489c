import { Icon } from '@association/ui/icon/icon.tsx'
import type { NavLink } from '../../page/settings/nav-link.ts'
import { SearchLink } from '../search/search-link-island.tsx'
import { isAt, itemsOf, listPath, pathOf, reachOf } from './current-path.ts'
import { Menu } from './menu/island.tsx'
import { messages } from './messages.ts'
import { narrowWindow } from './narrow-window.ts'
import { audienceClass, NavAnchor } from './nav-anchor.tsx'
import styles from './sub-navigation.module.css'

type Props = {
  navigation: NavLink
  path: string | undefined
  shortName: string
}

export const SubNavigation = ({ navigation, path, shortName }: Props) => (
  <Menu className={styles.bar} options={{ narrow: narrowWindow, isModal: false }}>
    <nav aria-label={navigation.name} className={`container ${styles.row}`}>
      <button
        type="button"
        data-menu=""
        aria-expanded={false}
        aria-controls="sub-navigation"
        className={styles.toggle}
        suppressHydrationWarning
        {...navigation.mark}
      >
        {navigation.name}
        <Icon name="carrotDown" className={styles.arrow} />
      </button>
      <p className={styles.title}>{navigation.name}</p>
      <ul id="sub-navigation" className={styles.items}>
        {navigation.items.map((item) => (
          <Item key={item.id} item={item} path={path} />
        ))}
      </ul>
      <SearchLink shortName={shortName} className={styles.search}>
        <Icon name="search" />
        {messages.search}
      </SearchLink>
    </nav>
  </Menu>
)

function Item({ item, path }: { item: NavLink; path: string | undefined }) {
  return (
    <li className={audienceClass(item)}>
      {item.items.length > 0 ? (
        <Group item={item} path={path} />
      ) : (
        <NavAnchor item={item} path={path} className={styles.item} />
      )}
    </li>
  )
}

function Group({ item, path }: { item: NavLink; path: string | undefined }) {
  const own = item.link.href ? [{ ...item, items: [] }] : []
  return (
    <div className={styles.group}>
      <button
        type="button"
        aria-expanded={false}
        aria-controls={`sub-${item.id}`}
        className={styles.item}
        suppressHydrationWarning
      >
        {item.name}
        <Icon name="carrotDown" className={styles.arrow} />
      </button>
      <ul id={`sub-${item.id}`} className={styles.groupItems}>
        {[...own, ...item.items].map((link) => (
          <li key={link.id} className={audienceClass(link)}>
            <NavAnchor item={link} path={path} className={styles.item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Nothing leads away from the registration. */
const fallInstituteRegistration = '/fall-institute/registration'

/** A navigation claims its page, the pages below, and those of its items. The longest path wins. */
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
  const isItem = itemsOf(navigation).some((item) => pathOf(item) === current)
  return Math.max(reachOf(navigation, current), isItem ? current.length : 0)
}
