import { activities, type Edition } from '@association/content/define/event.ts'
import { membershipOf } from '@association/content/shared/events/join-now.ts'
import { outdatedVariants } from '@association/content/shared/events/outdated-variants.ts'
import type { CartLine } from '@association/services/storefront'
import { variantNumber } from '../../cart-data/variant-number.ts'
import { registrationsIn } from '../line-kind/registered-lines.ts'

/**
 * Returns undefined if the cart can be sold at `now` (milliseconds), whatever its registrations say. `differs`: seats
 * have no registration, a line belongs to two, or a ticket at the joining price lacks the membership. `notHeld`: a
 * price tier is over.
 */
export function refusedSeats(
  lines: readonly CartLine[],
  editions: readonly Edition[],
  now: number,
): 'differs' | 'notHeld' | undefined {
  const seats = numbersOf(editions.flatMap(seatVariants))
  const outdated = numbersOf([...outdatedVariants(editions, now)])
  const isLoose = (line: CartLine) => {
    const { length } = registrationsIn([line])
    return length > 1 || (length === 0 && seats.has(variantNumber(line.variantId)))
  }
  if (lines.some(isLoose) || lacksMembership(lines, editions)) return 'differs'
  return lines.some(({ variantId }) => outdated.has(variantNumber(variantId))) ? 'notHeld' : undefined
}

function lacksMembership(lines: readonly CartLine[], editions: readonly Edition[]) {
  const piecesOf = (variantIds: readonly string[]) => {
    const numbers = numbersOf(variantIds)
    return lines
      .filter(({ variantId }) => numbers.has(variantNumber(variantId)))
      .reduce((sum, { quantity }) => sum + quantity, 0)
  }
  const tickets = Map.groupBy(membershipOf(editions), ([, membership]) => membership)
  return [...tickets].some(
    ([membership, variants]) =>
      piecesOf(variants.map(([variantId]) => variantId)) > piecesOf(membership ? [membership] : []),
  )
}

/** Conference tickets and memberships need no registration. */
function seatVariants({ kind, courses, extras }: Edition): string[] {
  if (kind === 'conference') return []
  const offers = [...courses.flatMap((course) => course.offers), ...seatExtras.map((name) => extras[name])]
  return offers.flatMap((offer) => offer?.variantId ?? [])
}

const seatExtras = [...activities, 'guest', 'vanguard'] as const

const numbersOf = (variantIds: readonly string[]) => new Set(variantIds.map(variantNumber))
