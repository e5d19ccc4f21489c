import type { Edition, EditionCourse, Offer, Tier } from '../../define/event.ts'
import { type Cents, sumOf } from '../products/pricing/cents.ts'
import { joiningPricing } from '../products/pricing/joining.ts'
import { guestPricing, priceFor } from '../products/pricing/pricing.ts'

/** A ticket and the membership that is bought with it. `cents`: what the table says both cost together. */
export type JoinNow = { cents: number; ticket: Offer; membership: Offer }

/**
 * What those who join buy in a tier. Undefined while the price is not known, and where the two variants do not cost
 * exactly what the table says: nobody is charged another price than the one that was shown.
 */
export function joinNowIn(
  edition: Edition,
  course: EditionCourse,
  tier: Tier | undefined,
): JoinNow | undefined {
  const cents = tier?.prices?.joinNow ?? null
  const ticket = joinNowTicket(course, tier)
  const { membership } = edition.extras
  if (cents === null || !ticket || !membership) return undefined
  return sumOf([ticket, membership].map(joiningCents)) === cents ? { cents, ticket, membership } : undefined
}

/** The ticket of a tier that is sold only beside a membership. */
export const joinNowTicket = ({ offers }: EditionCourse, tier: Tier | undefined): Offer | undefined =>
  tier && offers.find((offer) => offer.needsMembership && offer.tier === tier.name)

/** What somebody pays who joins with the same order. */
export const joiningCents = ({ price }: Offer): Cents => priceFor(price, joiningPricing(guestPricing)).cents

/** The variants that are sold only beside a membership, each with the variant of its membership. */
export const membershipOf = (editions: readonly Edition[]): ReadonlyMap<string, string | undefined> =>
  new Map(
    editions.flatMap(({ courses, extras }) =>
      courses
        .flatMap(({ offers }) => offers.filter(({ needsMembership }) => needsMembership))
        .map(({ variantId }): [string, string | undefined] => [variantId, extras.membership?.variantId]),
    ),
  )
