import type { WidgetProps } from '@association/content/define/widgets.ts'
import { messages } from './messages.ts'
import { money } from './money.ts'
import { priceFor } from './pricing.ts'
import type { Viewer } from './viewer.ts'
import styles from './widgets.module.css'

type Props = WidgetProps['price'] & { viewer: Viewer }

/** What this viewer pays; guests, and whoever is not known yet, see the list price. */
export function Price({ product, viewer }: Props) {
  const { cents, listCents, kind } = priceFor(product, viewer)
  if (cents === null) return <span className={styles.quiet}>{messages.toBeAnnounced}</span>
  if (kind === 'list' || cents === listCents) return <span className={styles.price}>{amount(cents)}</span>
  return (
    <span className={styles.prices}>
      {listCents === null ? null : (
        <s className={styles.quiet}>
          <span className="visually-hidden">{messages.listPrice} </span>
          {amount(listCents)}
        </s>
      )}
      <span className={styles.price}>{amount(cents)}</span>
      <span className={styles.note}>{kind === 'special' ? messages.memberPrice : messages.yourPrice}</span>
    </span>
  )
}

const amount = (cents: number) => (cents === 0 ? messages.free : money(cents))
