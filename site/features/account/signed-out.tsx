import { buttonClass } from '@association/ui/button/button-class.ts'
import { headers } from 'next/headers.js'
import { redirect } from 'next/navigation.js'
import { config } from '../../page/config.ts'
import { ListHeader } from '../listing/list-header.tsx'
import { silentSignInPath } from '../session/silent-sign-in.ts'
import styles from './account.module.css'
import type { AccountPath } from './account-places.ts'
import { messages } from './messages.ts'

type Props = { path: AccountPath; title: string }

/**
 * A page of an account for somebody who is not signed in. The sign-in returns to the page. Once a day, the provider is
 * asked first whether it knows the visitor.
 */
export async function SignedOut({ path, title }: Props) {
  const silent = silentSignInPath({ headers: await headers() }, path, config.siteUrl)
  if (silent !== undefined) redirect(silent)
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
