import type { Edition, Tier } from '../../define/event.ts'
import type { ProductPrice } from '../../define/widgets.ts'
import { sumOf, toCents } from '../products/pricing/cents.ts'
import { joiningPricing } from '../products/pricing/joining.ts'
import { guestPricing, type Price, priceFor } from '../products/pricing/pricing.ts'
import { offerIn } from './edition.ts'
import { lowest, type TablePrice } from './price-table.ts'

/** `joining` includes the membership; it is unknown if the shop has none. */
export type AllIn = { courses: number; list: TablePrice; member: TablePrice; joining: TablePrice }

/** One course on each day. Undefined for an event of one ticket, and while a day has no price. */
export function allInOf(edition: Edition, tier: Tier | undefined): AllIn | undefined {
  if (!tier || tier.prices) return undefined
  const days = [...new Set(edition.courses.map(({ day }) => day))].map((day) =>
    edition.courses
      .filter((course) => course.day === day)
      .flatMap((course) => offerIn(course, tier)?.price ?? []),
  )
  const list = ofDays(days, (price) => priceFor(price, guestPricing).cents)
  if (days.length < 2 || list.cents === null) return undefined
  const joining = ofDays(days, (price) => priceFor(price, joiningPricing(guestPricing)).cents)
  const membership = toCents(edition.extras.membership?.price.price ?? null)
  return {
    courses: days.length,
    list,
    member: ofDays(days, (price) => priceFor(price, guestPricing).memberCents),
    joining: { ...joining, cents: sumOf([joining.cents, membership]) },
  }
}

function ofDays(
  days: readonly (readonly ProductPrice[])[],
  centsOf: (price: ProductPrice) => Price['cents'],
): TablePrice {
  const each = days.map((prices) => lowest(prices.map(centsOf)))
  return { cents: sumOf(each.map(({ cents }) => cents)), isFrom: each.some(({ isFrom }) => isFrom) }
}
