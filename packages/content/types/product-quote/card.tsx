import type { View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import styles from './product-quote.module.css'
import { Quote } from './quote.tsx'

export const ProductQuoteCard: View<'productQuote'> = ({ entry, page }) => (
  <Quote entry={entry} page={page} className={classNames('card', styles.card)} />
)
