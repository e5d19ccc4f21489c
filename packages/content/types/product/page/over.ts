import type { Entry } from '../../../define/values.ts'
import type { Page } from '../../../define/view.ts'
import { registrationOf } from '../../../shared/events/registration-of.ts'
import { hasWebinarEnded, haveAllEnded, isRecording } from '../../../shared/products/has-ended.ts'
import { nextDates } from '../../../shared/products/next-dates.ts'
import { productPath } from '../../../shared/products/product-path.ts'
import { areAllSoldOut } from '../../../shared/products/sold-out.ts'
import { messages } from '../messages.ts'

type ProductEntry = Entry<'product'>

/** `before` are words in front of the link `instead`. */
export type Over = { words: string; before?: string; instead: string; path: string; isSold: boolean }

export function overOf(entry: ProductEntry, page: Page): Over | undefined {
  const { fields } = entry
  if (fields.productType === 'Webinar' && hasWebinarEnded(fields, page.now)) {
    const isSold = isRecording(fields, page.now)
    const words = isSold ? messages.webinarRecorded : messages.webinarEnded
    return { words, instead: messages.upcomingWebinars, path: '/webinars', isSold }
  }
  if (haveAllEnded(entry, page.now))
    return { words: messages.courseEnded, ...otherCourse(entry, page), isSold: false }
  if (registrationOf(entry)) return page.seats?.(entry) === 0 ? fullAtEvent(entry, page) : undefined
  return areAllSoldOut(fields.variants, page.now)
    ? { words: messages.allSoldOut, ...otherCourse(entry, page), isSold: false }
    : undefined
}

/** The registration still has the waiting list. */
const fullAtEvent = (entry: ProductEntry, page: Page): Over => ({
  words: messages.soldOutAtEvent,
  ...otherCourse(entry, page),
  isSold: true,
})

function otherCourse(entry: ProductEntry, page: Page): Pick<Over, 'before' | 'instead' | 'path'> {
  const next = page.nextCourse?.(entry)
  if (!next) return { instead: messages.otherCourses, path: '/education/courses' }
  const { title, internalName } = next.fields
  const dates = nextDates(next.fields, page.now)?.words
  const instead = [title || internalName, dates].filter(Boolean).join(', ')
  return { before: messages.nextCourse, instead, path: productPath({ ...next.fields, variantId: undefined }) }
}
