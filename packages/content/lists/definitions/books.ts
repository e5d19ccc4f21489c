import { messages } from '../../types/product-coll/messages.ts'
import { list } from '../list.ts'
import { booksInOrder } from '../product-orders.ts'

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
