import { list } from './list.ts'

export const subscriptions = list({
  path: '/publications/subscriptions',
  type: 'product',
  title: 'Journals and subscriptions',
  description: '',
  accepts: ({ fields }) =>
    ['Journal', 'journal', 'Subscription', 'Other Subscription'].includes(fields.productType),
  compare: (one, other) => one.fields.internalName.localeCompare(other.fields.internalName, 'en'),
  as: 'card',
  layout: 'cards',
  emptyText: 'No Products for Subscription',
})
