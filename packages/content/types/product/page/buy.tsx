import { buttonClass } from '@association/ui/button/button-class.ts'
import type { ReactNode } from 'react'
import type { Entry } from '../../../define/values.ts'
import type { Page } from '../../../define/view.ts'
import { registrationOf } from '../../../shared/events/registration-of.ts'
import { SeatsLeft } from '../../../shared/events/seats-left.tsx'
import { hasWebinarEnded, haveAllEnded } from '../../../shared/products/has-ended.ts'
import { offerOf } from '../../../shared/products/offer-of.ts'
import { messages } from '../messages.ts'
import styles from './product-page.module.css'

type ProductEntry = Entry<'product'>
type Props = { entry: ProductEntry; page: Page }

export function Buy({ entry, page }: Props): ReactNode {
  const over = overOf(entry, page.now)
  const isSold = !over || over.isSold
  const registration = isSold ? registrationOf(entry) : undefined
  const isInCart = isSold && !registration
  const cart = isInCart ? page.widget('addToCart', { product: offerOf(entry, page.now) }) : null
  if (!over && !cart && !registration) return null
  return (
    <aside className={styles.buy}>
      {over ? (
        <p className={styles.over}>
          <strong>{over.words}</strong> <a {...page.link(over.path)}>{over.instead}</a>
        </p>
      ) : null}
      {registration ? (
        <>
          <SeatsLeft entry={entry} page={page} />
          <a {...page.link(registration.path)} className={buttonClass('dark')}>
            {registration.words}
          </a>
        </>
      ) : null}
      {cart}
    </aside>
  )
}

type Over = { words: string; instead: string; path: string; isSold: boolean }

/** A webinar still for sale after its end is a recording. */
function overOf(entry: ProductEntry, now: number | undefined): Over | undefined {
  const { fields } = entry
  const { productType, variants, price } = fields
  if (productType === 'Webinar' && hasWebinarEnded(fields, now)) {
    const isSold = variants.length > 0 || price !== undefined
    const words = isSold ? messages.webinarRecorded : messages.webinarEnded
    return { words, instead: messages.upcomingWebinars, path: '/webinars', isSold }
  }
  return haveAllEnded(entry, now)
    ? {
        words: messages.courseEnded,
        instead: messages.otherCourses,
        path: '/education/courses',
        isSold: false,
      }
    : undefined
}
