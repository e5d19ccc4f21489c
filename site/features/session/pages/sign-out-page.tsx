import { logoutPath } from '../../../base/auth-paths.ts'
import styles from '../../errors/notice.module.css'
import { messages } from './messages.ts'

/** Another site sent the visitor here. The link of this page comes from the site itself, so it ends the session. */
export function SignOutPage() {
  const { title, text, signOut, stay } = messages.signOut
  return (
    <div className={`container ${styles.notice}`}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <nav className={styles.ways} aria-label={messages.ways}>
        <a href={logoutPath} rel="nofollow" className={styles.home}>
          {signOut}
        </a>
        <a href="/" className={styles.way}>
          {stay}
        </a>
      </nav>
    </div>
  )
}
