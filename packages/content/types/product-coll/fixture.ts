import { type Draft, link } from '../../define/values.ts'

export const productColl: Draft<'productColl'> = {
  internalName: 'Collection: courses',
  sectionData: {
    metaTitle: 'Education',
    title: 'Courses for the first years of leading',
    description: 'Short enough for a busy week, and taught by people who do the work.',
  },
  items: [link('product')],
  currentPage: 2,
  totalPages: 4,
  path: '/education/courses',
}
