import { nextChangeOf } from '../../shared/products/has-ended.ts'
import { messages } from '../../types/product-coll/messages.ts'
import { courseFinderPath } from '../course-finder-path.ts'
import { courseOrders } from '../course-orders.ts'
import { list } from '../list.ts'
import { courseFilters } from '../product-filters.ts'
import { coursesInOrder } from '../product-orders.ts'

export const courses = list({
  path: '/education/courses',
  type: 'product',
  title: 'Courses',
  description: 'Courses for physicians who lead: online, in person and in between.',
  accepts: ({ fields }) => fields.productType === 'Course',
  inOrder: coursesInOrder,
  nextChange: nextChangeOf,
  pageSize: 12,
  as: 'card',
  layout: 'wide',
  emptyText: messages.noneOf('Course'),
  nextStep: { text: 'Not sure which course fits you?', label: 'Ask us' },
  filters: {
    label: 'Courses by type',
    allLabel: 'All courses',
    options: courseFilters,
    more: {
      label: 'By month, price and place',
      path: courseFinderPath,
      found: (count) => (count === 1 ? '1 course' : `${count} courses, next date first`),
      orders: (['price', 'title'] as const).map((sort) => ({
        label: courseOrders[sort],
        query: `sort=${sort}`,
      })),
    },
  },
})
