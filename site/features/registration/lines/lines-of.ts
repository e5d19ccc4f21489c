import type { Edition } from '@association/content/define/event.ts'
import { type Cents, lineTotal, sumOf } from '@association/content/shared/products/pricing/cents.ts'
import { joiningPricing } from '@association/content/shared/products/pricing/joining.ts'
import { type Price, type Pricing, priceFor } from '@association/content/shared/products/pricing/pricing.ts'
import { type CartLine, type CustomAttribute, cartLimits } from '../../cart-data/cart.ts'
import type { Step } from '../answers.ts'
import type { Draft } from '../draft.ts'
import { idKeys } from '../line-kind/registered-lines.ts'
import { chosenActivity, guestNames, handicapOf, wantsToJoin } from '../machine/choices.ts'
import { cutTo, textOf, valuesOf } from '../machine/texts.ts'
import { courseItems } from './course-items.ts'
import type { QuoteItem } from './item.ts'
import { clubWords, paddleWords, skillWords, wordsOf } from './option-words.ts'

export type Buyer = {
  pricing: Pricing
  isVanguard: boolean
  /** The platform does not tell whether a member's membership is current. */
  isMembershipUnknown?: boolean
  /** Unix milliseconds. */
  now: number
}

export type RegistrationLine = CartLine & {
  /** Identifies the item in all variants: `course:the-quiet-chair`, `guest`, `golf`. */
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

/** Cents; `null` if a price is unknown, which blocks the submit. */
export const totalOf = (lines: readonly Pick<RegistrationLine, 'total'>[]): Cents =>
  sumOf(lines.map(({ total }) => total))

export const isJoining = (draft: Draft, edition: Edition, buyer: Joiner): boolean =>
  wantsToJoin(draft) && canJoin(edition, buyer)

type Joiner = Pick<Buyer, 'pricing' | 'isMembershipUnknown'>

/** A person who may be a member cannot join. */
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

const attributesOf = (
  pairs: readonly (readonly [key: string, value: string | undefined])[],
): CustomAttribute[] =>
  pairs
    .flatMap(([key, value]) => (value ? { key, value: cutTo(value, cartLimits.attributeLength) } : []))
    .slice(0, cartLimits.attributesPerLine)

function guestItems(draft: Draft, { extras }: Edition): QuoteItem[] {
  const names = guestNames(draft)
  if (!extras.guest || names.length === 0) return []
  const attributes = names.map((name, index) => [`Guest ${index + 1}`, name] as const)
  return [{ key: 'guest', offer: extras.guest, step: 2, attributes, quantity: names.length }]
}

/** Details of other activities stay in the draft. */
function activityItems(draft: Draft, edition: Edition): QuoteItem[] {
  const chosen = chosenActivity(draft, edition)
  if (chosen === undefined || chosen === 'none') return []
  const offer = edition.extras[chosen]
  return offer ? [{ key: chosen, offer, step: 3, attributes: activityDetails[chosen](draft) }] : []
}

const activityDetails = {
  golf: (draft: Draft): QuoteItem['attributes'] => {
    const values = valuesOf(draft, 4)
    return [
      ['Handicap', handicapOf(values)?.toString()],
      ['Clubs', wordsOf(clubWords, textOf(values, 'clubs'))],
      ['Pairing', textOf(values, 'pairing')],
    ]
  },
  soundBath: (): QuoteItem['attributes'] => [],
  pickleball: (draft: Draft): QuoteItem['attributes'] => {
    const values = valuesOf(draft, 5)
    return [
      ['Skill level', wordsOf(skillWords, textOf(values, 'skill'))],
      ['Paddle', wordsOf(paddleWords, textOf(values, 'paddle'))],
    ]
  },
} as const
