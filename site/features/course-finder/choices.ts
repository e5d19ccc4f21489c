import { courseOrders } from '@association/content/lists/course-orders.ts'
import { monthAndYear } from '@association/content/shared/dates.ts'
import { courseCategories, deliveryFormats, slugOf } from '@association/content/shared/products/offers.ts'
import { messages } from './messages.ts'
import { type ListedCourse, placeSlug, waysOf } from './ways.ts'

export type Choice = { value: string; label: string }
export type Choices = Readonly<Record<'format' | 'credit' | 'month' | 'price' | 'place', readonly Choice[]>>

const choicesIn = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export const orders = choicesIn(courseOrders)

/** Only what at least one course has can be chosen, so a query takes values of a closed list. */
export function choicesOf(courses: readonly ListedCourse[], now: number): Choices {
  const ways = courses.flatMap((course) => waysOf(course, now))
  const formats = new Set(ways.map(({ format }) => format))
  const months = new Set(ways.flatMap(({ month }) => month ?? []))
  const categories = new Set(courses.flatMap(({ fields }) => fields.categories))
  const places = new Map(
    courses.flatMap(({ fields }) =>
      fields.variants.flatMap(({ fields: { location } }) =>
        location && placeSlug(location) ? [[placeSlug(location), location] as const] : [],
      ),
    ),
  )
  const open = new Set(ways.map(({ place }) => place))
  return {
    format: deliveryFormats.map(named).filter(({ value }) => formats.has(value)),
    credit: courseCategories.filter((category) => categories.has(category)).map(named),
    month: [...months].toSorted().map((value) => ({ value, label: monthAndYear(`${value}-01`) ?? value })),
    price: choicesIn(messages.bands),
    place: [...places]
      .map(([value, label]) => ({ value, label }))
      .filter(({ value }) => open.has(value))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
  }
}

const named = (label: string): Choice => ({ value: slugOf(label), label })
