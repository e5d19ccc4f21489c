import type { PriceWords } from '@association/content/shared/products/pricing/price-words.ts'
import { messages } from '../messages.ts'
import styles from './fields.module.css'

export const PriceTag = ({ words: { amount, list, note } }: { words: PriceWords }) => (
  <>
    <span className={styles.price}>
      {list ? (
        <s className={styles.list}>
          <span className="visually-hidden">{`${messages.listPrice} `}</span>
          {list}
        </s>
      ) : null}
      <span className={styles.amount}>{amount}</span>
    </span>
    {note ? <span className={styles.text}>{note}</span> : null}
  </>
)
