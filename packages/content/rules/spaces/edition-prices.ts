import type { Tier } from '../../define/event.ts'
import { tiersOf } from '../../shared/events/tiers.ts'
import { type Cents, sumOf, toCents } from '../../shared/products/pricing/cents.ts'
import { membershipPrice } from '../../shared/products/pricing/membership.ts'
import { money } from '../../shared/products/pricing/money.ts'
import { linksIn } from '../links-in.ts'
import type { SaidIssue } from '../rule.ts'
import { type Subject, titleOf } from '../subject.ts'

/** The shop charges for variants, so they must cost what the price table states. */
export function tableFaults(edition: Subject, subjects: readonly Subject[]): SaidIssue[] {
  const membership = membershipIn(edition, subjects)
  const tiers = tableOf(edition)
  return ticketsOf(edition, subjects).flatMap((ticket) => {
    const foreign = ticket.ways.filter((way) => way.isJoinNow && !tiers.some(({ name }) => name === way.tier))
    return [
      ...foreign.map(({ tier }) => `${ticket.name} has a “join now” variant for “${tier}”, but ${noTable}`),
      ...tiers.flatMap((tier) => tierFaults(tier, ticket, membership)),
    ].map((message) => ({ field: 'tiers', message }))
  })
}

const noTable = 'the table of prices has no such tier. Remove the variant, or correct its price tier.'

type PricedVariant = { tier: unknown; isJoinNow: boolean; cents: Cents; memberCents: Cents }
type Ticket = { name: string; ways: readonly PricedVariant[] }
type PricedTier = Tier & Required<Pick<Tier, 'prices'>>

function tierFaults(tier: PricedTier, { name, ways }: Ticket, membership: Cents): string[] {
  const { prices } = tier
  const ofTier = ways.filter((way) => way.tier === tier.name)
  const joining = ofTier.filter(({ isJoinNow }) => isJoinNow)
  return [
    ...ofTier
      .filter(({ isJoinNow }) => !isJoinNow)
      .flatMap(({ cents, memberCents }) => [
        ...differs('nonMember', { tier, said: prices.nonMember, sold: cents, name }),
        ...differs('member', { tier, said: prices.member, sold: memberCents, name }),
      ]),
    ...(joining.length > 1
      ? [`${name} has several “join now” variants for “${tier.name}”. Keep one of them.`]
      : []),
    ...joining.flatMap(({ cents }) =>
      differs('joinNow', { tier, said: prices.joinNow, sold: sumOf([cents, membership]), name }),
    ),
    ...(joining.length === 0 && prices.joinNow !== null && membership !== null
      ? [missing(name, tier.name, prices.joinNow - membership)]
      : []),
  ]
}

const missing = (name: string, tier: string, cents: number) =>
  `${name} has no “join now” variant for “${tier}”, so visitors cannot buy the “join now” price. Add one that costs ${money(cents)}.`

const soldAs = {
  nonMember: 'costs',
  member: 'costs members',
  joinNow: 'costs with the membership',
} as const

type Compared = { tier: Tier; said: Cents; sold: Cents; name: string }

/** A price unknown on either side is not for sale yet. */
const differs = (buyer: keyof typeof soldAs, { tier, said, sold, name }: Compared): string[] =>
  said === sold
    ? []
    : [
        `Tier “${tier.name}”: “${buyer}” is ${money(said)}, but ${name} ${soldAs[buyer]} ${money(sold)}. Correct one of the two.`,
      ]

const tableOf = ({ values }: Subject): PricedTier[] =>
  tiersOf({ tiers: values.tiers, timeZone: textIn(values.timeZone) ?? 'UTC' }).filter(
    (tier): tier is PricedTier => tier.prices !== undefined,
  )

function membershipIn({ values }: Subject, subjects: readonly Subject[]): Cents {
  const id = textIn(values.membershipVariant)
  const sold = id === undefined ? undefined : subjects.find((each) => each.values.variantId === id)
  return sold ? (centsIn(sold.values.price) ?? toCents(membershipPrice)) : null
}

function ticketsOf({ space, values }: Subject, subjects: readonly Subject[]): Ticket[] {
  const linked = (value: unknown) =>
    linksIn(value).flatMap(({ id }) => subjects.find((each) => each.space === space && each.id === id) ?? [])
  return linked(values.courses).map((product) => ({
    name: `“${titleOf(product.type, product.values, product.id)}”`,
    ways: linked(product.values.variants).map((variant) => wayOf(variant)),
  }))
}

function wayOf({ values }: Subject): PricedVariant {
  const cents = centsIn(values.price)
  const special = values.programSpecificVariant === true ? null : centsIn(values.specialMemberPrice)
  return {
    tier: values.priceTier,
    isJoinNow: values.joinNowVariant === true,
    cents,
    memberCents: special ?? cents,
  }
}

const centsIn = (value: unknown): Cents => toCents(typeof value === 'number' ? value : null)
const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
