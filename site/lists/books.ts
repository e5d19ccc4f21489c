import { list } from './list.ts'

export const books = list({
  path: '/publications/books',
  type: 'product',
  title: 'Books',
  description: '',
  accepts: ({ fields }) => fields.productType === 'Book',
  compare: (one, other) => one.fields.internalName.localeCompare(other.fields.internalName, 'en'),
  as: 'card',
  layout: 'cards',
  emptyText: 'No Products for Book',
})
