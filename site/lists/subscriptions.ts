import { messages } from '@association/content/types/product-coll/messages.ts'
import { subscriptionsInOrder } from '../features/catalogue/orders.ts'
import { list } from './list.ts'

const types: readonly string[] = ['Journal', 'journal', 'Subscription', 'Other Subscription']

export const subscriptions = list({
  path: '/publications/subscriptions',
  type: 'product',
  title: 'Journals and subscriptions',
  description: 'Four journals, and everything else that arrives month after month.',
  accepts: ({ fields }) => types.includes(fields.productType),
  inOrder: subscriptionsInOrder,
  as: 'card',
  layout: 'cards',
  emptyText: messages.noneOf('Subscription'),
})
