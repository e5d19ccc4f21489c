import type { Edition } from '@association/content/define/event.ts'
import { type Cents, lineTotal, sumOf } from '@association/content/shared/products/pricing/cents.ts'
import { joiningPricing } from '@association/content/shared/products/pricing/joining.ts'
import { type Price, type Pricing, priceFor } from '@association/content/shared/products/pricing/pricing.ts'
import type { CartLine, CustomAttribute } from '../../cart-data/cart.ts'
import type { Step } from '../answers.ts'
import type { Draft } from '../draft.ts'
import { idKeys } from '../line-kind/registered-lines.ts'
import { wantsToJoin } from '../machine/choices.ts'
import { activityItems } from './activity-items.ts'
import { attributesOf } from './attributes.ts'
import { courseItems } from './course-items.ts'
import { guestItems } from './guest-items.ts'
import type { QuoteItem } from './item.ts'

export type Buyer = {
  pricing: Pricing
  isVanguard: boolean
  /** True if the platform does not tell whether a member's membership is current. */
  isMembershipUnknown?: boolean
  /** Milliseconds since 1970. */
  now: number
}

export type RegistrationLine = CartLine & {
  /** Identifies the item for all its variants: `course:the-quiet-chair`, `guest`, `golf`. */
  key: string
  name: string
  customAttributes: readonly CustomAttribute[]
  step: Step
  price: Price
  total: Cents
}

/** Missing or wrong answers have no line. */
export function linesOf(draft: Draft, edition: Edition, buyer: Buyer): RegistrationLine[] {
  const pricing = isJoining(draft, edition, buyer) ? joiningPricing(buyer.pricing) : buyer.pricing
  return itemsOf(draft, edition, buyer).map((item) => lineOf(item, { draft, pricing }))
}

/** Returns cents; `null` if a price is unknown, which blocks the submit. */
export const totalOf = (lines: readonly Pick<RegistrationLine, 'total'>[]): Cents =>
  sumOf(lines.map(({ total }) => total))

export const isJoining = (draft: Draft, edition: Edition, buyer: Joiner): boolean =>
  wantsToJoin(draft) && canJoin(edition, buyer)

type Joiner = Pick<Buyer, 'pricing' | 'isMembershipUnknown'>

/** Returns false for a person who may be a member. */
export const canJoin = ({ extras }: Edition, { pricing, isMembershipUnknown = false }: Joiner) =>
  !pricing.isMember && !isMembershipUnknown && extras.membership !== undefined

function itemsOf(draft: Draft, edition: Edition, buyer: Buyer): QuoteItem[] {
  const { membership } = edition.extras
  return [
    ...(membership && isJoining(draft, edition, buyer)
      ? [{ key: 'membership', offer: membership, step: 1, attributes: [] } as const]
      : []),
    ...courseItems(draft, edition, buyer),
    ...guestItems(draft, edition),
    ...activityItems(draft, edition),
  ]
}

function lineOf(
  { key, offer, step, attributes, quantity = 1 }: QuoteItem,
  { draft, pricing }: { draft: Draft; pricing: Pricing },
): RegistrationLine {
  const price = priceFor(offer.price, pricing)
  return {
    key,
    variantId: offer.variantId,
    name: offer.name,
    quantity,
    customAttributes: attributesOf([[idKeys.registration, draft.id], ...attributes]),
    step,
    price,
    total: lineTotal(price.cents, quantity),
  }
}
