import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { Anchor } from '../../links/anchor.tsx'
import { haveAllEnded } from '../../shared/products/has-ended.ts'
import { Price } from '../../shared/products/price.tsx'
import { ProductNotes } from '../../shared/products/product-notes.tsx'
import { productPath } from '../../shared/products/product-path.ts'
import { areAllSoldOut } from '../../shared/products/sold-out.ts'
import styles from './article.module.css'
import { messages } from './messages.ts'

type Props = { entry: Entry<'basicArticle'>; page: Page }

/** Lighter than the card of the product. */
export function NextStep({ entry, page }: Props) {
  const product = entry.fields.nextStep
  const path = product && productPath(product.fields)
  if (!product || path === '#' || isOver(product, page.now)) return null
  const { title, internalName } = product.fields
  return (
    <aside aria-label={messages.nextStep} className={styles.nextStep} {...page.mark(entry, 'nextStep')}>
      <p className={styles.label}>{messages.nextStep}</p>
      <p className={styles.nextTitle} {...page.mark(product, title ? 'title' : 'internalName')}>
        <Anchor link={page.link(path)}>{title || internalName}</Anchor>
      </p>
      <ProductNotes entry={product} page={page} />
      <Price entry={product} page={page} />
    </aside>
  )
}

const isOver = (product: Entry<'product'>, now: number | undefined) =>
  haveAllEnded(product, now) || areAllSoldOut(product.fields.variants, now)
