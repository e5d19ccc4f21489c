import type { ReactNode } from 'react'
import type { Entry } from '../../../define/values.ts'
import type { Page } from '../../../define/view.ts'
import { hasVariantEnded, hasWebinarEnded } from '../../../shared/products/has-ended.ts'
import { offerOf } from '../../../shared/products/offer-of.ts'
import { messages } from '../messages.ts'
import styles from './product-page.module.css'

type Product = Entry<'product'>
type Props = { entry: Product; page: Page }

/** The way into the cart, and what a visitor must know if a date has passed. */
export function Buy({ entry, page }: Props): ReactNode {
  const over = overOf(entry, page.now)
  const isSold = !over || over.isSold
  const cart = isSold ? page.widget('addToCart', { product: offerOf(entry, page.now) }) : null
  if (!over && !cart) return null
  return (
    <aside className={styles.buy}>
      {over ? (
        <p className={styles.over}>
          <strong>{over.words}</strong> <a {...page.link(over.path)}>{over.instead}</a>
        </p>
      ) : null}
      {cart}
    </aside>
  )
}

type Over = { words: string; instead: string; path: string; isSold: boolean }

/** A webinar that is still for sale after its end is a recording. */
function overOf({ fields }: Product, now: number | undefined): Over | undefined {
  const { productType, variants, price } = fields
  if (productType === 'Webinar' && hasWebinarEnded(fields, now)) {
    const isSold = variants.length > 0 || price !== undefined
    const words = isSold ? messages.webinarRecorded : messages.webinarEnded
    return { words, instead: messages.upcomingWebinars, path: '/webinars', isSold }
  }
  const isOver = variants.length > 0 && variants.every((variant) => hasVariantEnded(variant.fields, now))
  return isOver
    ? {
        words: messages.courseEnded,
        instead: messages.otherCourses,
        path: '/education/courses',
        isSold: false,
      }
    : undefined
}
