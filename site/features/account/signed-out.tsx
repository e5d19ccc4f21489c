import { buttonClass } from '@association/ui/button/button-class.ts'
import { ListHeader } from '../../page/list/list-header.tsx'
import { signInSilently } from '../session/sign-in-silently.ts'
import styles from './account.module.css'
import type { AccountPath } from './account-places.ts'
import { messages } from './messages.ts'

type Props = { path: AccountPath; title: string }

export async function SignedOut({ path, title }: Props) {
  await signInSilently(path)
  return (
    <div className={styles.page}>
      <ListHeader title={title} description={messages.logInText} />
      <div className={`container ${styles.content}`}>
        <a href={`/auth/login?returnTo=${encodeURIComponent(path)}`} className={buttonClass('yellow')}>
          {messages.logIn}
        </a>
      </div>
    </div>
  )
}
