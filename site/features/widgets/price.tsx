import type { WidgetProps } from '@association/content/define/widgets.ts'
import { pricingMessages, reasonOf } from '@association/content/shared/products/pricing/messages.ts'
import { priceText } from '@association/content/shared/products/pricing/money.ts'
import { priceFor } from '@association/content/shared/products/pricing/pricing.ts'
import { pricingOf, type Viewer } from './viewer.ts'
import styles from './widgets.module.css'

type Props = WidgetProps['price'] & { viewer: Viewer }

/** What this viewer pays; guests, and whoever is not known yet, see the list price. */
export function Price({ product, viewer }: Props) {
  const price = priceFor(product, pricingOf(viewer))
  const { cents, listCents } = price
  if (cents === null) return <span className={styles.quiet}>{priceText(cents)}</span>
  if (cents === listCents) return <span className={styles.price}>{priceText(cents)}</span>
  return (
    <span className={styles.prices}>
      <s className={styles.quiet}>
        <span className="visually-hidden">{pricingMessages.listPrice} </span>
        {priceText(listCents)}
      </s>
      <span className={styles.price}>{priceText(cents)}</span>
      <span className={styles.note}>{reasonOf(price)}</span>
    </span>
  )
}
