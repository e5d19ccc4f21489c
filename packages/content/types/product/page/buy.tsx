import type { ReactNode } from 'react'
import type { Entry } from '../../../define/values.ts'
import type { Page } from '../../../define/view.ts'
import { hasVariantEnded, hasWebinarEnded } from '../../../shared/products/has-ended.ts'
import { offerOf } from '../../../shared/products/offer-of.ts'
import { messages } from '../messages.ts'
import styles from './product-page.module.css'

type Product = Entry<'product'>
type Props = { entry: Product; page: Page }

/** The way into the cart; what has ended is not for sale, and says so. */
export function Buy({ entry, page }: Props): ReactNode {
  const over = endedOf(entry, page.now)
  if (over)
    return (
      <aside className={styles.buy}>
        <p className={styles.over}>
          <strong>{over.words}</strong> <a {...page.link(over.path)}>{over.instead}</a>
        </p>
      </aside>
    )
  const cart = page.widget('addToCart', { product: offerOf(withoutEnded(entry, page.now)) })
  return cart ? <aside className={styles.buy}>{cart}</aside> : null
}

function endedOf({ fields }: Product, now: number | undefined) {
  if (fields.productType === 'Webinar' && hasWebinarEnded(fields, now))
    return { words: messages.webinarEnded, instead: messages.upcomingWebinars, path: '/webinars' }
  const { variants } = fields
  const isOver = variants.length > 0 && variants.every((variant) => hasVariantEnded(variant.fields, now))
  return isOver
    ? { words: messages.courseEnded, instead: messages.otherCourses, path: '/education/courses' }
    : undefined
}

const withoutEnded = (entry: Product, now: number | undefined): Product => ({
  ...entry,
  fields: {
    ...entry.fields,
    variants: entry.fields.variants.filter(({ fields }) => !hasVariantEnded(fields, now)),
  },
})
