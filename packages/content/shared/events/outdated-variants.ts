import type { Edition } from '../../define/event.ts'
import { offerIn, tierOf } from './edition.ts'
import { joinNowTicket } from './join-now.ts'

/** A cart can hold variants of an earlier tier. `now` is in milliseconds. */
export const outdatedVariants = (editions: readonly Edition[], now: number): ReadonlySet<string> =>
  new Set(
    editions.flatMap((edition) => {
      const tier = tierOf(edition, now)
      return edition.courses.flatMap((course) => {
        const current = [offerIn(course, tier), joinNowTicket(course, tier)].map((offer) => offer?.variantId)
        return course.offers.flatMap(({ variantId }) => (current.includes(variantId) ? [] : variantId))
      })
    }),
  )
