import { Icon } from '@association/ui/icon/icon.tsx'
import { loginPath, logoutPath } from '../../base/auth-paths.ts'
import type { Association } from './association.ts'
import header from './header.module.css'
import { memberLinks } from './member-links.ts'
import { messages } from './messages.ts'
import styles from './user-area.module.css'

type Props = { association: Association; path: string | undefined }

const menu = 'user-menu'

/**
 * A page for everyone holds login link, skeleton and menu. The root's `data-viewer` chooses before the first paint; the
 * island `viewer` fills in the name.
 */
export const UserArea = ({ association, path }: Props) => (
  <div className={styles.area} data-user="">
    <a href={loginPath(path)} rel="nofollow" className={`${header.action} ${styles.login}`}>
      {messages.login}
    </a>
    <div className={styles.account} data-account="" hidden>
      <button
        type="button"
        aria-expanded={false}
        aria-controls={menu}
        data-closes-when-slim=""
        className={styles.toggle}
        suppressHydrationWarning
      >
        <span className={styles.name} data-name="" />
        <Icon name="carrotDown" className={styles.arrow} />
      </button>
      <UserMenu association={association} />
    </div>
    <span className={styles.skeleton} role="status" aria-label={messages.loadingUser} aria-busy />
  </div>
)

function UserMenu({ association: { memberAppUrl, shopUrl } }: Pick<Props, 'association'>) {
  const orders = `${shopUrl}/account`
  return (
    <ul id={menu} className={styles.menu}>
      <li>
        <a href={orders} data-orders={orders} rel="nofollow" className={styles.item}>
          {messages.orders}
        </a>
      </li>
      <li>
        <a href={memberLinks(memberAppUrl).dashboard} className={styles.item}>
          {messages.dashboard}
        </a>
      </li>
      <li>
        <a href={logoutPath} data-logout="" rel="nofollow" className={styles.item}>
          {messages.logout}
        </a>
      </li>
    </ul>
  )
}
