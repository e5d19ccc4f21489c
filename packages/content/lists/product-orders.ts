import type { Entry } from '../define/values.ts'
import { timeOf } from '../derive/time-of.ts'
import { journals } from '../shared/journals.ts'
import { hasVariantEnded, hasWebinarEnded } from '../shared/products/has-ended.ts'
import { isSoldOut } from '../shared/products/offers.ts'

type Product = Entry<'product'>

/** Sorts by next start; then courses without dates, then past ones. */
export const coursesInOrder = (courses: readonly Product[], now: number): Product[] =>
  courses.toSorted((a, b) => compare(nextStart(a, now), nextStart(b, now)) || byTitle(a, b))

export const booksInOrder = (books: readonly Product[]): Product[] =>
  books.toSorted((a, b) => compare(-published(a), -published(b)) || byTitle(a, b))

export const webinarsInOrder = (webinars: readonly Product[], now: number): Product[] => {
  const [coming, past] = [false, true].map((isPast) =>
    webinars.filter(({ fields }) => hasWebinarEnded(fields, now) === isPast),
  )
  return [
    ...(coming ?? []).toSorted((a, b) => compare(startOf(a), startOf(b)) || byTitle(a, b)),
    ...(past ?? []).toSorted((a, b) => compare(startOf(b), startOf(a)) || byTitle(a, b)),
  ]
}

export const subscriptionsInOrder = (subscriptions: readonly Product[]): Product[] =>
  subscriptions.toSorted((a, b) => placeOfJournal(a) - placeOfJournal(b) || byTitle(a, b))

export const byTitle = (a: Product, b: Product) => titleOf(a).localeCompare(titleOf(b), 'en')
const titleOf = ({ fields }: Product) => fields.title || fields.internalName

/** Works for infinities, whose difference is NaN. */
const compare = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0)

/** Returns milliseconds. */
function nextStart({ fields }: Product, now: number): number {
  const open = fields.variants
    .filter((variant) => !isSoldOut(variant) && !hasVariantEnded(variant.fields, now))
    .map(({ fields }) => fields)
  if (open.length === 0 && fields.variants.length > 0) return Number.POSITIVE_INFINITY
  return Math.min(...open.flatMap(({ courseStartDate }) => timeOf(courseStartDate) ?? []), Number.MAX_VALUE)
}

const published = ({ fields }: Product) => timeOf(fields.publicationDate) ?? Number.NEGATIVE_INFINITY
const startOf = ({ fields }: Product) => timeOf(fields.startsAt) ?? Number.POSITIVE_INFINITY

const listed = Object.values(journals)

function placeOfJournal({ id, fields }: Product): number {
  const place = listed.findIndex(({ contentId, name }) => contentId === id || name === fields.journal)
  return place === -1 ? listed.length : place
}
