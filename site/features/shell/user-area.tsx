import styles from './header.module.css'
import { memberLinks } from './member-links.ts'
import { messages } from './messages.ts'

/** Whether the visitor is logged in, as far as the page knows. */
export type User = { phase: 'loading' } | { phase: 'guest' }
type Props = { user: User; memberAppUrl: string }

/** The login link. While the page does not know the visitor, a skeleton keeps its place. */
export const UserArea = ({ user, memberAppUrl }: Props) =>
  user.phase === 'loading' ? (
    <span className={styles.skeleton} role="status" aria-label={messages.loadingUser} aria-busy />
  ) : (
    <a href={memberLinks(memberAppUrl).login} className={styles.action}>
      {messages.login}
    </a>
  )
