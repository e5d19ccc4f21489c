import type { Edition, EditionCourse, Offer, Tier } from '../../define/event.ts'
import { type Cents, sumOf } from '../products/pricing/cents.ts'
import { joiningPricing } from '../products/pricing/joining.ts'
import { guestPricing, priceFor } from '../products/pricing/pricing.ts'

/** `cents`: for both together. */
export type JoinNow = { cents: number; ticket: Offer; membership: Offer }

/** Returns undefined unless the two variants cost exactly the table's price: buyers must never pay another. */
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

export const joinNowTicket = ({ offers }: EditionCourse, tier: Tier | undefined): Offer | undefined =>
  tier && offers.find((offer) => offer.needsMembership && offer.tier === tier.name)

export const joiningCents = ({ price }: Offer): Cents => priceFor(price, joiningPricing(guestPricing)).cents

/** Maps each “join now” variant to its membership variant. */
export const membershipOf = (editions: readonly Edition[]): ReadonlyMap<string, string | undefined> =>
  new Map(
    editions.flatMap(({ courses, extras }) =>
      courses
        .flatMap(({ offers }) => offers.filter(({ needsMembership }) => needsMembership))
        .map(({ variantId }): [string, string | undefined] => [variantId, extras.membership?.variantId]),
    ),
  )
