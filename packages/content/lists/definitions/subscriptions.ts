import { messages } from '../../types/product-coll/messages.ts'
import { list } from '../list.ts'
import { subscriptionsInOrder } from '../product-orders.ts'

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
