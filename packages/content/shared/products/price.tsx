import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { priceOf } from './price-of.ts'
import { pricesOf } from './prices-of.ts'

type Props = { entry: Entry<'product'>; page: Pick<Page, 'widget' | 'now'> }

export function Price({ entry, page }: Props): ReactNode {
  const variants = pricesOf(entry, page.now)
  const product = priceOf(entry.fields)
  return page.widget('price', variants.length > 0 ? { product, variants } : { product })
}
