import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { productPath } from '../../shared/products/product-path.ts'
import styles from './product-quote.module.css'

type Props = { entry: Entry<'productQuote'>; page: Page; className: string | undefined }

export function Quote({ entry, page, className }: Props) {
  return (
    <figure className={className}>
      <blockquote className={styles.words} {...page.mark(entry, 'quote')}>
        <p className={styles.quote}>{entry.fields.quote}</p>
      </blockquote>
      <Speaker entry={entry} page={page} />
    </figure>
  )
}

/** CSS pixels. */
const photoSize = 64

function Speaker({ entry, page }: Omit<Props, 'className'>): ReactNode {
  const { photo, attribution, attributionTitle, product } = entry.fields
  if (!photo && !attribution && !attributionTitle && !product) return null
  return (
    <figcaption className={styles.caption}>
      {photo ? (
        <img
          {...page.image(photo, { width: photoSize })}
          alt=""
          className={styles.photo}
          {...page.mark(entry, 'photo')}
        />
      ) : null}
      <div className={styles.speaker}>
        {attribution ? (
          <span className={styles.name} {...page.mark(entry, 'attribution')}>
            {attribution}
          </span>
        ) : null}
        {attributionTitle ? (
          <span className={styles.post} {...page.mark(entry, 'attributionTitle')}>
            {attributionTitle}
          </span>
        ) : null}
        {product ? (
          <a
            {...page.link(productPath(product.fields))}
            className={styles.product}
            {...page.mark(entry, 'product')}
          >
            {product.fields.title || product.fields.internalName}
          </a>
        ) : null}
      </div>
    </figcaption>
  )
}
