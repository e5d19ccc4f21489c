import { buttonClass } from '@association/ui/button/button-class.ts'
import styles from './checkout.module.css'
import { messages } from './messages.ts'

type Props = {
  returnTo: string
  hasEnded?: boolean
}

export const LogInPrompt = ({ returnTo, hasEnded = false }: Props) => (
  <div className={styles.checkout}>
    {hasEnded ? (
      <p role="alert" className={styles.problem}>
        {messages.sessionEnded}
      </p>
    ) : null}
    <p className={styles.prompt}>{messages.loggedOut}</p>
    <p className={styles.choices}>
      <a href={logInPath(returnTo)} className={buttonClass('yellow')}>
        {messages.logIn}
      </a>
      <a href={logInPath(returnTo, { screen_hint: 'signup' })} className={buttonClass('transparent')}>
        {messages.register}
      </a>
    </p>
  </div>
)

const logInPath = (returnTo: string, more: Record<string, string> = {}) =>
  `/auth/login?${new URLSearchParams({ returnTo, ...more })}`
