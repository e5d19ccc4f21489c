import { buttonClass } from '@association/ui/button/button-class.ts'
import { ListHeader } from '../listing/list-header.tsx'
import styles from './account.module.css'
import type { AccountPath } from './account-places.ts'
import { messages } from './messages.ts'

type Props = { path: AccountPath; title: string }

/** A page of an account for somebody who is not signed in. The sign-in returns to the page. */
export const SignedOut = ({ path, title }: Props) => (
  <div className={styles.page}>
    <ListHeader title={title} description={messages.logInText} />
    <div className={`container ${styles.content}`}>
      <a href={`/auth/login?returnTo=${encodeURIComponent(path)}`} className={buttonClass('yellow')}>
        {messages.logIn}
      </a>
    </div>
  </div>
)
