import type { Edition } from '../../define/event.ts'
import type { WidgetProps } from '../../define/widgets.ts'
import { offerIn } from './edition.ts'
import { namedTier } from './price-table.ts'

/** What the price of an edition is made of, before registration opens that of its first tier. `now` is in milliseconds. */
export function nowOnSale(edition: Edition, now: number): WidgetProps['price'] {
  const tier = namedTier(edition, now)
  const isAnnounced = tier?.prices === undefined || tier.prices.nonMember !== null
  const variants = isAnnounced ? edition.courses.flatMap((course) => offerIn(course, tier)?.price ?? []) : []
  return { product: variants[0] ?? { price: null, isProgramSpecific: false }, variants }
}
