import { buttonClass } from '@association/ui/button/button-class.ts'
import { confirmationPath } from '../line-kind/registered-lines.ts'
import { Help } from '../pages/frame/about-event.tsx'
import frame from '../pages/frame/frame.module.css'
import { logInPath } from '../registration-paths.ts'
import type { Contact } from '../visit/contact.ts'
import { messages } from './messages.ts'

type Props = {
  /** `away`: the records are out of reach. `unknown`: the visitor has no such registration. */
  reason: 'signedOut' | 'unknown' | 'away'
  id: string
  contact: Contact
}

const words = { signedOut: messages.logIn, unknown: messages.unknown, away: messages.away }

export const NoConfirmation = ({ reason, id, contact }: Props) => (
  <div className={`container ${frame.page}`} data-personal="">
    <div className={frame.main}>
      <h1>{messages.title}</h1>
      <p role="status">{words[reason]}</p>
      <p className={frame.ways}>
        {reason === 'signedOut' ? (
          <a href={logInPath(confirmationPath(id))} className={buttonClass('yellow')}>
            {messages.logInButton}
          </a>
        ) : (
          <a href="/account/registrations" className={buttonClass('yellow')}>
            {messages.all}
          </a>
        )}
      </p>
      <p>
        <Help about={contact} />
      </p>
    </div>
  </div>
)
