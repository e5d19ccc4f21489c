import type { ProductType } from '../../../shared/products/offers.ts'
import { messages } from '../messages.ts'

export type ProductKind = {
  look: 'course' | 'book' | 'subscription' | 'webinar' | 'other'
  picture: 'scene' | 'cover'
  offers: string
  people: string
  /** Of one person. */
  person: string
  list?: { label: string; path: string }
}

const course: ProductKind = {
  look: 'course',
  picture: 'scene',
  offers: messages.courseOffers,
  people: messages.faculty,
  person: messages.faculty,
  list: { label: 'Courses', path: '/education/courses' },
}
const book: ProductKind = {
  look: 'book',
  picture: 'cover',
  offers: messages.bookOffers,
  people: messages.authors,
  person: messages.author,
  list: { label: 'Books', path: '/publications/books' },
}
const subscription: ProductKind = {
  look: 'subscription',
  picture: 'cover',
  offers: messages.subscriptionOffers,
  people: messages.editors,
  person: messages.editor,
  list: { label: 'Journals and subscriptions', path: '/publications/subscriptions' },
}
const webinar: ProductKind = {
  look: 'webinar',
  picture: 'scene',
  offers: messages.offers,
  people: messages.speakers,
  person: messages.speaker,
  list: { label: 'Webinars', path: '/webinars' },
}
/** Only the preview shows products without a page. */
const other: ProductKind = {
  look: 'other',
  picture: 'scene',
  offers: messages.offers,
  people: messages.authors,
  person: messages.author,
}

const kinds: { readonly [Type in ProductType]?: ProductKind } = {
  Course: course,
  Book: book,
  Journal: subscription,
  journal: subscription,
  Subscription: subscription,
  'Other Subscription': subscription,
  Webinar: webinar,
  assessment: { ...other, list: { label: 'Assessments', path: '/store/assessments' } },
}

export const kindOf = (productType: ProductType): ProductKind => kinds[productType] ?? other
