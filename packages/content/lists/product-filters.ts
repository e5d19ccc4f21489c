import type { Entry } from '../define/values.ts'
import { assessmentCategories, courseCategories, slugOf } from '../shared/products/offers.ts'

type Product = Entry<'product'>

export type ProductFilter = {
  slug: string
  label: string
  title: string
  description: string
  /** With it the course finder finds the same courses. */
  query?: string
  accepts(product: Product): boolean
}

const byCategory =
  <Category extends string>(things: string, descriptions: Readonly<Record<Category, string>>) =>
  (category: Category): ProductFilter => ({
    slug: slugOf(category),
    label: category,
    title: `${category} ${things}`,
    description: descriptions[category],
    accepts: ({ fields }) => fields.categories.some((own) => slugOf(own) === slugOf(category)),
  })

/** Compares in lower case: a course can have the format “In-Person” or the option “in-person”. */
const byFormat = (label: string, formats: readonly string[], description: string): ProductFilter => ({
  slug: slugOf(label),
  label,
  title: `${label} courses`,
  description,
  accepts: ({ fields }) =>
    fields.variants.some(({ fields: { deliveryFormat = '', option = '' } }) =>
      [deliveryFormat, option].some((format) => formats.includes(format.toLowerCase())),
    ),
})

/** The filter bar has this order. Self-study counts as online. */
export const courseFilters: readonly ProductFilter[] = [
  ...courseCategories
    .map(
      byCategory('courses', {
        'CPE Core':
          'The courses that every Certified Physician Executive takes, from finance to communication.',
        'CPE Elective': 'Courses that deepen what a Certified Physician Executive needs in one field.',
        Masters: 'Courses that count toward a master’s degree at our partner universities.',
      }),
    )
    .map((filter) => ({ ...filter, query: `credit=${filter.slug}` })),
  byFormat(
    'Online',
    ['online', 'self-study'],
    'Courses that physician leaders take online and at their own pace.',
  ),
  byFormat('Hybrid Online', ['hybrid online'], 'Online courses with live sessions on fixed days.'),
  byFormat(
    'In-Person',
    ['in-person'],
    'Courses in one room with colleagues and faculty, on one to three days.',
  ),
]

export const assessmentFilters: readonly ProductFilter[] = assessmentCategories.map(
  byCategory('assessments', {
    Individual: 'Assessments that show physician leaders how they decide and how others see them.',
    Team: 'Assessments that show how a team of physicians works together.',
    Organization: 'Assessments that show how an organization supports the physicians who lead it.',
  }),
)
