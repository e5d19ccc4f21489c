import type { Entry } from '../../define/values.ts'
import { hasWebinarEnded, nextChangeOf } from '../../shared/products/has-ended.ts'
import { messages } from '../../types/product-coll/messages.ts'
import { list } from '../list.ts'
import { webinarsInOrder } from '../product-orders.ts'

export const webinars = list({
  path: '/webinars',
  type: 'product',
  title: 'Webinars',
  description: 'One hour, one subject, and time for your questions.',
  accepts: ({ fields }) => fields.productType === 'Webinar',
  inOrder: webinarsInOrder,
  nextChange: nextChangeOf,
  sections: [
    { title: 'Coming', accepts: ({ fields }, now) => isComing(fields, now) },
    { title: 'Recorded', accepts: ({ fields }, now) => !isComing(fields, now) },
  ],
  as: 'card',
  layout: 'wide',
  emptyText: messages.noneOf('Webinar'),
  feed: {
    name: 'webinars',
    description: 'Webinars for physicians who lead.',
    where: { 'fields.productType': 'Webinar' },
  },
})

/** A webinar without a date is shown at any time. */
function isComing(fields: Entry<'product'>['fields'], now: number | undefined) {
  return fields.startsAt !== undefined && !hasWebinarEnded(fields, now)
}
