import type { WidgetProps } from '@association/content/define/widgets.ts'
import { codedPrices } from '@association/content/shared/products/pricing/coded-prices.ts'
import { pricingMessages } from '@association/content/shared/products/pricing/messages.ts'
import { priceWords } from '@association/content/shared/products/pricing/price-words.ts'
import { pricingOf, type Viewer } from './viewer.ts'
import styles from './widgets.module.css'

type Props = WidgetProps['price'] & { viewer: Viewer }

/**
 * Unknown viewers also see the list price. The island `viewer` changes a stored page
 * (`features/viewer/show-viewer.ts`).
 */
export function Price({ product, variants = [], viewer }: Props) {
  const priced = variants.filter(({ price }) => price !== null)
  const ways = priced.length > 0 ? priced : [product]
  const { isFrom, amount, list, note } = priceWords(ways, pricingOf(viewer))
  const isKnown = ways.some(({ price }) => price !== null)
  return (
    <span className={styles.prices} data-price={codedPrices(ways)}>
      <span>
        {isFrom ? pricingMessages.from : null}
        <span className={isKnown ? styles.price : styles.quiet}>{amount}</span>
        {list ? (
          <>
            {' '}
            <s>
              <span className="visually-hidden">{pricingMessages.listPrice}</span>
              {list}
            </s>
          </>
        ) : null}
      </span>{' '}
      <span className={styles.note}>{note}</span>
    </span>
  )
}
