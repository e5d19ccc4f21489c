import { list } from './list.ts'

export const webinars = list({
  path: '/webinars',
  type: 'product',
  title: 'Webinars',
  description: '',
  accepts: ({ fields }) => fields.productType === 'Webinar',
  compare: (one, other) => one.fields.internalName.localeCompare(other.fields.internalName, 'en'),
  as: 'card',
  layout: 'cards',
  emptyText: 'No Products for Webinar',
})
