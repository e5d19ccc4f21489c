import { messages } from '@association/content/types/product-coll/messages.ts'
import { assessmentFilters } from '../features/catalogue/filters.ts'
import { byTitle } from '../features/catalogue/orders.ts'
import { list } from './list.ts'

export const assessments = list({
  path: '/store/assessments',
  type: 'product',
  title: 'Assessments',
  description: 'See yourself, your team or your organization as others do.',
  accepts: ({ fields }) => fields.productType === 'assessment',
  inOrder: (products) => products.toSorted(byTitle),
  as: 'card',
  layout: 'cards',
  emptyText: messages.noneOf('assessment'),
  filters: { label: 'Assessments by kind', allLabel: 'All assessments', options: assessmentFilters },
})
