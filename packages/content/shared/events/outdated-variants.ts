import { type Edition, offerIn, tierOf } from './edition.ts'

/**
 * The variants of courses that are not sold at a time in milliseconds, because their price tier is over or has not
 * begun. A cart can hold one from an earlier day.
 */
export const outdatedVariants = (editions: readonly Edition[], now: number): ReadonlySet<string> =>
  new Set(
    editions.flatMap((edition) => {
      const tier = tierOf(edition, now)
      return edition.courses.flatMap((course) => {
        const current = offerIn(course, tier)?.variantId
        return course.offers.flatMap(({ variantId }) => (variantId === current ? [] : variantId))
      })
    }),
  )
