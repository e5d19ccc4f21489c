import { messages } from '@association/content/types/product-coll/messages.ts'
import { webinarsInOrder } from '../features/catalogue/orders.ts'
import { list } from './list.ts'

export const webinars = list({
  path: '/webinars',
  type: 'product',
  title: 'Webinars',
  description: 'One hour, one subject, and time for your questions.',
  accepts: ({ fields }) => fields.productType === 'Webinar',
  inOrder: webinarsInOrder,
  isOfTheDay: true,
  as: 'card',
  layout: 'cards',
  emptyText: messages.noneOf('Webinar'),
  feed: 'webinars',
})
