import { Icon } from '@association/ui/icon/icon.tsx'
import type { NavLink } from '../../page/settings/nav-link.ts'
import { CartLink } from '../cart-islands/cart-link/cart-link.tsx'
import { MainNavigation } from '../navigation/main-navigation.tsx'
import { Menu } from '../navigation/menu/island.tsx'
import { messages as navigationMessages } from '../navigation/messages.ts'
import { narrowWindow } from '../navigation/narrow-window.ts'
import { SearchLink } from '../search/search-link-island.tsx'
import type { Association } from './association.ts'
import styles from './header.module.css'
import { memberLinks } from './member-links.ts'
import { messages } from './messages.ts'
import { UserArea } from './user-area.tsx'
import { Wordmark } from './wordmark.tsx'

type Props = { association: Association; navigation: readonly NavLink[]; path: string | undefined }

const menu = 'site-menu'

export const Header = ({ association, navigation, path }: Props) => (
  <header id="site-header" tabIndex={-1} className={styles.header}>
    <Menu options={{ narrow: narrowWindow, isModal: true }}>
      <div className={`container ${styles.bar}`}>
        <div className={styles.brand}>
          <Wordmark name={association.name} />
        </div>
        <div className={styles.tools}>
          <CartLink supportEmail={association.supportEmail} className={styles.action} />
          <SearchLink shortName={association.shortName} className={styles.action}>
            <Icon name="search" className={styles.glass} />
            <span className="hidden-when-narrow">{navigationMessages.search}</span>
          </SearchLink>
        </div>
        <Toggle />
        <div id={menu} className={styles.menu}>
          <div className={styles.actions}>
            <UserArea association={association} path={path} />
            <div className={styles.last}>
              <a href={memberLinks(association.memberAppUrl).join} className={styles.join}>
                {messages.join}
              </a>
              <a href="/account" rel="nofollow" className={`${styles.join} ${styles.mine}`}>
                {messages.accountShort}
              </a>
            </div>
          </div>
          <div className={styles.navigation}>
            <MainNavigation items={navigation} path={path} />
          </div>
        </div>
      </div>
    </Menu>
  </header>
)

/** Without scripts, the link's address opens the menu. */
function Toggle() {
  const { openMenu, closeMenu } = navigationMessages
  return (
    <>
      <button
        type="button"
        data-menu=""
        aria-expanded={false}
        aria-controls={menu}
        className={styles.toggle}
        suppressHydrationWarning
      >
        <span className={styles.open}>
          <Icon name="hamburger" className={styles.icon} />
          {openMenu}
        </span>
        <span className={styles.close}>
          <Icon name="close" className={styles.icon} />
          {closeMenu}
        </span>
      </button>
      <a href={`#${menu}`} className={styles.toggleLink}>
        <Icon name="hamburger" className={styles.icon} />
        {openMenu}
      </a>
    </>
  )
}

/** The header leads only home and to help. */
export const RegistrationHeader = ({ association }: { association: Association }) => (
  <header className={styles.registration}>
    <div className={`container ${styles.registrationBar}`}>
      <Wordmark name={association.name} />
      <a href={`mailto:${association.supportEmail}`} target="_blank" rel="noopener" className={styles.action}>
        {association.supportEmail}
      </a>
    </div>
  </header>
)
