import type { ReactNode } from 'react'
import { messages } from './messages.ts'
import type { Purchase } from './shop.ts'
import styles from './widgets.module.css'

type Props = {
  purchase: Purchase
  words: { busy: string; failed: string; done: ReactNode }
  supportEmail: string
}

/** What is said below a purchase's button: always there, so that what appears in it is announced. */
export function Outcome({ purchase, words, supportEmail }: Props) {
  const mail = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
  return (
    <p role="status" className={styles.outcome}>
      {purchase.phase === 'closed' ? (
        <>
          {messages.noShop} {mail}.
        </>
      ) : null}
      {purchase.phase === 'busy' ? words.busy : null}
      {purchase.phase === 'soldOut' ? messages.soldOut : null}
      {purchase.phase === 'done' ? words.done : null}
      {purchase.phase === 'failed' ? (
        <>
          {words.failed} {mail}.
        </>
      ) : null}
    </p>
  )
}

/** A button that would do nothing now: it keeps focus, and says why below. */
export const isIdle = ({ phase }: Purchase) => phase === 'closed' || phase === 'busy' || phase === 'soldOut'

/** Read out with a closed shop's button; what happens later is announced by the status itself. */
export const whyClosed = ({ phase }: Purchase, supportEmail: string) =>
  phase === 'closed' ? `${messages.noShop} ${supportEmail}.` : undefined
