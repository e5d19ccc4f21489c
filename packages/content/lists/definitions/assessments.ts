import { messages } from '../../types/product-coll/messages.ts'
import { list } from '../list.ts'
import { assessmentFilters } from '../product-filters.ts'
import { byTitle } from '../product-orders.ts'

export const assessments = list({
  path: '/store/assessments',
  type: 'product',
  title: 'Assessments',
  description: 'See yourself, your team or your organization as others do.',
  accepts: ({ fields }) => fields.productType === 'assessment',
  inOrder: (products) => products.toSorted(byTitle),
  as: 'card',
  layout: 'wide',
  emptyText: messages.noneOf('assessment'),
  nextStep: { text: 'Not sure which assessment fits you?', label: 'Ask us' },
  filters: { label: 'Assessments by kind', allLabel: 'All assessments', options: assessmentFilters },
})
