import { list } from './list.ts'

export const assessments = list({
  path: '/store/assessments',
  type: 'product',
  title: 'Assessments',
  description: '',
  accepts: ({ fields }) => fields.productType === 'assessment',
  compare: (one, other) => one.fields.internalName.localeCompare(other.fields.internalName, 'en'),
  as: 'card',
  layout: 'cards',
  emptyText: 'No Products for assessment',
})
