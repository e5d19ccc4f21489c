import type { Entry } from '../define/values.ts'
import { assessmentCategories, courseCategories, slugOf } from '../shared/products/offers.ts'

type Product = Entry<'product'>

/** A part of a list, with a page of its own below the list. */
export type ProductFilter = {
  slug: string
  label: string
  /** The heading of its page, which names the whole list too. */
  title: string
  accepts(product: Product): boolean
}

const byCategory =
  (things: string) =>
  (category: string): ProductFilter => ({
    slug: slugOf(category),
    label: category,
    title: `${category} ${things}`,
    accepts: ({ fields }) => fields.categories.some((own) => slugOf(own) === slugOf(category)),
  })

/** Formats are compared in lower case: an in-person course has the format “In-Person” or the option “in-person”. */
const byFormat = (label: string, formats: readonly string[]): ProductFilter => ({
  slug: slugOf(label),
  label,
  title: `${label} courses`,
  accepts: ({ fields }) =>
    fields.variants.some(({ fields: { deliveryFormat = '', option = '' } }) =>
      [deliveryFormat, option].some((format) => formats.includes(format.toLowerCase())),
    ),
})

/** The filters of the list of courses, in the order of the filter bar. Courses for self-study are taken online. */
export const courseFilters: readonly ProductFilter[] = [
  ...courseCategories.map(byCategory('courses')),
  byFormat('Online', ['online', 'self-study']),
  byFormat('Hybrid Online', ['hybrid online']),
  byFormat('In-Person', ['in-person']),
]

/** The filters of the list of assessments. */
export const assessmentFilters: readonly ProductFilter[] = assessmentCategories.map(byCategory('assessments'))
