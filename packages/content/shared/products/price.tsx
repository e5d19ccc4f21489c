import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import styles from '../cards/cards.module.css'
import { productMessages } from './messages.ts'
import { priceOf } from './price-of.ts'
import { pricesOf } from './prices-of.ts'

type Props = { entry: Entry<'product'>; page: Pick<Page, 'widget' | 'now'> }

export function Price({ entry, page }: Props): ReactNode {
  if (isOnRequest(entry)) return <p className={styles.request}>{productMessages.priceOnRequest}</p>
  const variants = pricesOf(entry, page.now)
  const product = priceOf(entry.fields)
  return page.widget('price', variants.length > 0 ? { product, variants } : { product })
}

const isOnRequest = ({ fields }: Entry<'product'>) =>
  !announced.has(fields.productType) &&
  [fields, ...fields.variants.map((variant) => variant.fields)].every(({ price }) => price === undefined)

/** Their price is only not known yet. */
const announced: ReadonlySet<string> = new Set(['Course', 'Webinar', 'Event'])
