import { list } from './list.ts'

export const courses = list({
  path: '/education/courses',
  type: 'product',
  title: 'Courses',
  description: 'Courses for physicians who lead, online and in person.',
  accepts: ({ fields }) => fields.productType === 'Course',
  compare: (one, other) => one.fields.internalName.localeCompare(other.fields.internalName, 'en'),
  pageSize: 12,
  isOfTheDay: true,
  as: 'card',
  layout: 'cards',
  emptyText: 'No Products for Course',
})
