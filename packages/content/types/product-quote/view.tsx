import type { View } from '../../define/view.ts'
import styles from './product-quote.module.css'
import { Quote } from './quote.tsx'

export const ProductQuote: View<'productQuote'> = ({ entry, page }) => (
  <Quote entry={entry} page={page} className={styles.block} />
)
