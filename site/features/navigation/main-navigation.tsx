import { Icon } from '@association/ui/icon/icon.tsx'
import type { NavLink } from '../../page/settings/nav-link.ts'
import { currentDestinations } from './current-path.ts'
import styles from './main-navigation.module.css'
import { messages } from './messages.ts'
import { audienceClass, NavAnchor } from './nav-anchor.tsx'
import { panelId } from './notes/menu-notes.ts'

type Props = { items: readonly NavLink[]; path: string | undefined }

/** Without scripts, an item with a panel is a link. */
export function MainNavigation({ items, path }: Props) {
  const current = currentDestinations(items, path)
  return (
    <nav aria-label={messages.mainNavigation}>
      <ul className={styles.destinations}>
        {items.map((item) => (
          <li key={item.id} className={audienceClass(item)}>
            {item.items.length > 0 ? (
              <Destination item={item} path={path} isCurrent={current.includes(item)} />
            ) : (
              <NavAnchor item={item} path={path} className={styles.destination} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type DestinationProps = { item: NavLink; path: string | undefined; isCurrent: boolean }

function Destination({ item, path, isCurrent }: DestinationProps) {
  const panel = panelId(item)
  return (
    <>
      {item.link.href ? (
        <NavAnchor item={item} path={path} className={`${styles.destination} ${styles.withoutScripts}`} />
      ) : null}
      <button
        type="button"
        aria-expanded={false}
        aria-controls={panel}
        data-current={isCurrent || undefined}
        className={`${styles.destination} ${styles.withScripts}`}
        suppressHydrationWarning
        {...item.mark}
      >
        {item.name}
        <Icon name="carrotDown" className={styles.arrow} />
      </button>
      <div id={panel} className={styles.panel}>
        <div className={styles.panelGrid}>
          <Introduction item={item} path={path} />
          <ul className={styles.links}>
            {item.items.map((link) =>
              link.items.length > 0 ? (
                <Group key={link.id} group={link} path={path} />
              ) : (
                <PanelLink key={link.id} link={link} path={path} />
              ),
            )}
          </ul>
        </div>
      </div>
    </>
  )
}

function Group({ group, path }: { group: NavLink; path: string | undefined }) {
  return (
    <li className={audienceClass(group)}>
      {group.link.href ? (
        <NavAnchor item={group} path={path} className={styles.groupName} />
      ) : (
        <p className={styles.groupName} {...group.mark}>
          {group.name}
        </p>
      )}
      {group.description ? <p>{group.description}</p> : null}
      <ul className={styles.groupLinks} aria-label={group.name}>
        {group.items.map((link) => (
          <PanelLink key={link.id} link={link} path={path} />
        ))}
      </ul>
    </li>
  )
}

const PanelLink = ({ link, path }: { link: NavLink; path: string | undefined }) => (
  <li className={audienceClass(link)}>
    <NavAnchor item={link} path={path} />
    {link.description ? <p>{link.description}</p> : null}
  </li>
)

function Introduction({ item, path }: { item: NavLink; path: string | undefined }) {
  if (!item.link.href && !item.description) return null
  return (
    <div className={styles.introduction}>
      {item.description ? <p>{item.description}</p> : null}
      {item.link.href ? (
        <NavAnchor item={item} path={path} className={styles.overview}>
          {messages.overview(item.name)}
        </NavAnchor>
      ) : null}
    </div>
  )
}
