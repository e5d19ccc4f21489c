import { membersPay } from '@association/content/shared/products/pricing/messages.ts'
import { money } from '@association/content/shared/products/pricing/money.ts'
import { messages } from '../messages.ts'
import styles from './cart-contents.module.css'
import type { Totals } from './cart-view.ts'

export function TotalsView({ totals }: { totals: Totals | undefined }) {
  return (
    <>
      <p className={styles.subtotal}>
        <span>{messages.subtotal}</span> <strong>{totals ? money(totals.subtotal) : '–'}</strong>
      </p>
      {totals && totals.savings > 0 ? (
        <p className={styles.reason}>{messages.savings(money(totals.savings))}</p>
      ) : null}
      {totals?.memberTotal === undefined ? null : (
        <p className={styles.small}>{membersPay(money(totals.memberTotal))}</p>
      )}
      {totals?.isUnknown ? <p className={styles.small}>{messages.pricesUnknown}</p> : null}
      <p className={styles.small}>{messages.later}</p>
    </>
  )
}
