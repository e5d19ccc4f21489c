import { messages } from '@association/content/types/product-coll/messages.ts'
import { booksInOrder } from '../features/catalogue/orders.ts'
import { list } from './list.ts'

export const books = list({
  path: '/publications/books',
  type: 'product',
  title: 'Books',
  description: 'Books by and for physicians who lead, on paper, on screen and to listen to.',
  accepts: ({ fields }) => fields.productType === 'Book',
  inOrder: booksInOrder,
  as: 'card',
  layout: 'cards',
  emptyText: messages.noneOf('Book'),
  lead: 'book search',
})
