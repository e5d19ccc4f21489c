import { messages as listMessages } from '../../page/list/messages.ts'

export const messages = {
  title: 'Find a course',
  description: 'Choose what matters to you, and see the dates that fit.',
  label: 'Find a course',
  format: 'Format',
  credit: 'Counts toward',
  month: 'Month',
  price: 'Price',
  place: 'Place',
  sort: listMessages.sort,
  any: 'Any',
  filters: (chosen: number) =>
    chosen > 0 ? `Filter and sort courses (${chosen} chosen)` : 'Filter and sort courses',
  bands: { low: 'Up to $500', middle: '$500 to $1,000', high: 'More than $1,000' },
  find: 'Show courses',
  all: 'Clear all',
  found: (count: number) => (count === 1 ? '1 course' : `${count} courses`),
  none: 'No course meets all of this. Choose “Any” for one of them, or clear all.',
}
