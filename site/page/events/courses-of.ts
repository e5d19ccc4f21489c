import type { Entry } from '@association/content'
import type { Edition } from '@association/content/define/event.ts'
import type { RenderOptions } from '@association/content/render'
import { haveAllEnded, nextChangeOf } from '@association/content/shared/products/has-ended.ts'
import { comingVariants } from '@association/content/shared/products/next-dates.ts'
import { isSoldOut } from '@association/content/shared/products/offers.ts'
import { tagOf } from '@association/services/contentful'
import { note } from '../../base/rendering.ts'
import type { Item } from '../../content/index/item.ts'
import { noteEdition } from './known-events.ts'

type CourseSources = { editions: readonly Edition[]; products: readonly Item<'product'>[] }
type CourseProduct = Entry<'product'>

/** What the page of a course shows of other entries. `now` is in Unix milliseconds. */
export const coursesOf = (
  { editions, products }: CourseSources,
  now: number,
): Required<Pick<RenderOptions, 'editionOf' | 'nextCourse'>> => ({
  editionOf(product) {
    const edition = editionWith(product, editions)
    // An edition can be given the course at any time.
    note({ tags: [tagOf.list('events', 'eventEdition')] })
    if (edition) noteEdition(edition, now)
    return edition
  },
  nextCourse(product) {
    const next = nextCourse(product, { editions, products: products.map(({ entry }) => entry) }, now)
    const found = products.find(({ entry }) => entry === next)
    // A course of the name can be published, and its dates can change, at any time.
    note({
      tags: [
        ...(['association', 'events'] as const).flatMap((space) => [
          tagOf.list(space, 'product'),
          tagOf.list(space, 'variant'),
        ]),
        tagOf.list('events', 'eventEdition'),
        ...(found?.tags ?? []),
      ],
      until: next && nextChangeOf(next, now),
    })
    return next
  },
})

type Courses = { editions: readonly Edition[]; products: readonly CourseProduct[] }

/** Returns the course of the same name that begins next and has seats, as far as content knows. */
function nextCourse(
  course: CourseProduct,
  { editions, products }: Courses,
  now: number,
): CourseProduct | undefined {
  const name = nameOf(course, editions)
  return products
    .filter((product) => product.fields.productType === 'Course' && product.fields.slug)
    .filter((product) => product.fields.slug !== course.fields.slug && nameOf(product, editions) === name)
    .filter((product) => !haveAllEnded(product, now) && firstDay(product, now) !== undefined)
    .toSorted((a, b) => String(firstDay(a, now)).localeCompare(String(firstDay(b, now))))[0]
}

const firstDay = ({ fields }: CourseProduct, now: number) =>
  comingVariants(fields.variants, now).find((variant) => !isSoldOut(variant))?.fields.courseStartDate

const editionWith = ({ fields }: CourseProduct, editions: readonly Edition[]) =>
  editions.find(({ courses }) => courses.some(({ slug }) => slug === fields.slug))

/** Without the suffix of its event. */
const nameOf = (product: CourseProduct, editions: readonly Edition[]): string => {
  const { slug, title, internalName } = product.fields
  const inEvent = editionWith(product, editions)?.courses.find((course) => course.slug === slug)
  return inEvent?.title ?? title ?? internalName
}
