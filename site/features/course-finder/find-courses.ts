import { byTitle, coursesInOrder } from '@association/content/lists/product-orders.ts'
import { slugOf } from '@association/content/shared/products/offers.ts'
import { type Choice, type Choices, orders } from './choices.ts'
import { type ListedCourse, openWays, type Way, wayOf, waysOf } from './ways.ts'

export type CourseQuery = Partial<Record<keyof Choices | 'sort', string>>

type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** Ignores values that no course has. */
export function courseQuery(given: SearchParams, choices: Choices): CourseQuery {
  const fields = { ...choices, sort: orders }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, known]) => {
      const value = [given[name]].flat()[0]?.toLowerCase()
      return known.some((choice: Choice) => choice.value === value) ? [[name, value]] : []
    }),
  )
}

/** One date of a course must meet all of the query. The courses come with the dates found. */
export function findCourses(
  courses: readonly ListedCourse[],
  query: CourseQuery,
  now: number,
): ListedCourse[] {
  const { credit, sort } = query
  const found = courses
    .filter(({ fields }) => credit === undefined || fields.categories.some((each) => slugOf(each) === credit))
    .flatMap((course) => withDatesFound(course, query, now) ?? [])
  if (sort === 'title') return found.toSorted(byTitle)
  if (sort === 'price') return found.toSorted((one, other) => lowest(one, now) - lowest(other, now))
  return coursesInOrder(found, now)
}

function withDatesFound(course: ListedCourse, query: CourseQuery, now: number): ListedCourse | undefined {
  if (asksForNoDate(query)) return course
  if (course.fields.variants.length === 0)
    return waysOf(course, now).some((way) => meets(way, query)) ? course : undefined
  const variants = openWays(course, now).filter((variant) => meets(wayOf(variant), query))
  return variants.length > 0 ? { ...course, fields: { ...course.fields, variants } } : undefined
}

const asksForNoDate = ({ format, month, place, price }: CourseQuery) =>
  [format, month, place, price].every((value) => value === undefined)

const meets = (way: Way, { format, month, place, price }: CourseQuery) =>
  (format === undefined || way.format === format) &&
  (month === undefined || way.month === month) &&
  (place === undefined || way.place === place) &&
  (price === undefined || bandOf(way.dollars) === price)

function bandOf(dollars: number | undefined): string | undefined {
  if (dollars === undefined) return undefined
  return dollars <= 500 ? 'low' : dollars <= 1000 ? 'middle' : 'high'
}

/** Courses whose price is not known come last. */
const lowest = (course: ListedCourse, now: number) =>
  Math.min(...waysOf(course, now).flatMap(({ dollars }) => dollars ?? []), Number.MAX_VALUE)
