import { logoutPath } from '../../../base/auth-paths.ts'
import styles from '../../errors/notice.module.css'
import { messages, type ProblemCode } from './messages.ts'

type ProblemProps = { code: ProblemCode; returnTo: string; supportEmail: string }

export function ProblemPage({ code, returnTo, supportEmail }: ProblemProps) {
  const { heading, text } = messages.problems[code]
  return (
    <div className={`container ${styles.notice}`}>
      <h1 className={styles.title}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.text}>
        {messages.contact}{' '}
        <a href={`mailto:${supportEmail}`} target="_blank" rel="noopener">
          {supportEmail}
        </a>
        .
      </p>
      <nav className={styles.ways} aria-label={messages.ways}>
        <a href={`/auth/login?${new URLSearchParams({ returnTo })}`} rel="nofollow" className={styles.home}>
          {messages.tryAgain}
        </a>
        <a href={returnTo} className={styles.way}>
          {returnTo === '/' ? messages.goHome : messages.goBack}
        </a>
      </nav>
    </div>
  )
}

/** Another site sent the visitor here. This page's link comes from the site itself, so it ends the session. */
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
