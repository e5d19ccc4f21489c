import type { Entry } from '@association/content'
import type { Edition, Tier } from '@association/content/define/event.ts'
import { offerIn, stateOf } from '@association/content/shared/events/edition.ts'
import { joinNowIn } from '@association/content/shared/events/join-now.ts'
import { buyerKinds, pricesIn } from '@association/content/shared/events/price-table.ts'
import { toCents } from '@association/content/shared/products/pricing/cents.ts'
import { guestPricing, type Pricing } from '@association/content/shared/products/pricing/pricing.ts'
import { type StorefrontTwin, startStorefront } from '@association/local/storefront/index.ts'
import { type Storefront, storefront } from '@association/services/storefront'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartView } from '../../site/features/cart/contents/cart-view.ts'
import { noProducts, withAnswer } from '../../site/features/cart/contents/products.ts'
import type { CartLine } from '../../site/features/cart-data/cart.ts'
import { cartProductOf, type Sold, soldIn } from '../../site/features/cart-data/lines/variants-of.ts'
import { differencesOf } from '../../site/features/checkout/server/differences.ts'
import { emptyDraft } from '../../site/features/registration/draft/empty-draft.ts'
import { linesOf, totalOf } from '../../site/features/registration/lines/lines-of.ts'
import { editionsForSale } from './editions-for-sale.ts'
import { pay } from './shop-visit.ts'

const { editions, products } = await editionsForSale('2026-11-22')
const sold = soldIn(products)
const token = 'token'
const soldSince = '2026-01-05T09:00:00Z'
let twin: StorefrontTwin
let shop: Storefront

beforeAll(async () => {
  twin = await startStorefront({
    token,
    siteUrl: 'https://site.test',
    sold: [...sold].map(([variantId, each]) => soldByShop(variantId, each)),
  })
  const config = { url: twin.url, token, apiVersion: '2024-04', origins: [twin.url] }
  shop = storefront(config, { log: { info() {}, warn() {} } })
})
afterAll(() => twin.close())

function soldByShop(variantId: string, found: Sold) {
  const { name, productType, price } = shown(variantId, found, 0)
  return {
    ...{ variantId, productId: found.product.id, productTitle: name, productType, title: 'Default Title' },
    ...{ description: '', tags: [], createdAt: soldSince, updatedAt: soldSince },
    price,
  }
}

const shown = (variantId: string, found: Sold, now: number) =>
  cartProductOf(variantId, found, { now, scheme: 'https', editions })

/** A time at which the prices of a tier hold. */
const timeOf = ({ opensAt = 0 }: Edition, { startsAt }: Tier) => Math.max(opensAt, startsAt ?? 0) + 1

const member: Pricing = { ...guestPricing, isMember: true }
const buyers = {
  member: { pricing: member, email: 'member@example.org' },
  nonMember: { pricing: guestPricing, email: 'visitor@example.org' },
  joinNow: { pricing: guestPricing, email: 'visitor@example.org' },
} as const
type BuyerKind = keyof typeof buyers

type Purchase = { lines: readonly CartLine[]; kind: BuyerKind; now: number }

/** What the cart, the checkout and the order of a purchase cost, in cents. */
async function soldFor({ lines, kind, now }: Purchase) {
  const { pricing, email } = buyers[kind]
  const known = lines.flatMap(({ variantId }) => {
    const found = sold.get(variantId)
    return found ? shown(variantId, found, now) : []
  })
  const cart = Object.fromEntries(lines.map(({ variantId, ...entry }) => [variantId, entry]))
  const view = cartView(cart, withAnswer(noProducts, { products: known, unknown: [] }), pricing)
  const created = await shop.createCart(lines)
  if (created === false) throw new Error('The shop made no cart.')
  const differences = differencesOf({
    lines,
    created,
    catalog: (id) => {
      const product = known.find(({ variantId }) => variantId === id)
      return product && { ...product, listCents: toCents(product.price.price) }
    },
  })
  const status = await pay(twin, created.checkoutUrl, { email, cents: view.totals?.subtotal ?? 0 })
  const order = twin.shop.data.order(new URL(created.checkoutUrl).pathname.split('/').at(-1) ?? '')
  return { cart: view.canCheckOut && view.totals?.subtotal, differences, status, order: order?.totalCents }
}

const agreed = (cents: number | null) => ({ cart: cents, differences: [], status: 303, order: cents })

const cases = editions.flatMap((edition) =>
  edition.tiers.flatMap((tier) => buyerKinds.map((kind) => ({ edition, tier, kind }))),
)
const titled = cases.map((each) => ({
  ...each,
  title: `${each.edition.key}, ${each.tier.name}, ${each.kind}`,
}))

/** The lines that the page of a conference puts into the cart. */
function ticketLines(edition: Edition, tier: Tier, kind: BuyerKind): CartLine[] {
  return edition.courses.slice(0, 1).flatMap((course) => {
    if (kind === 'joinNow') {
      const joinNow = joinNowIn(edition, course, tier)
      return joinNow
        ? [joinNow.ticket, joinNow.membership].map(({ variantId }) => ({ variantId, quantity: 1 }))
        : []
    }
    const offer = offerIn(course, tier)
    return offer && offer.price.price !== null ? { variantId: offer.variantId, quantity: 1 } : []
  })
}

test.each(titled.filter(({ edition }) => edition.kind === 'conference'))(
  '$title: the table, the cart, the checkout and the order agree to the cent',
  async ({ edition, tier, kind }) => {
    const { cents } = pricesIn(edition, tier)[kind]
    const lines = ticketLines(edition, tier, kind)
    if (cents === null) return expect(lines).toEqual([])
    expect(await soldFor({ lines, kind, now: timeOf(edition, tier) })).toEqual(agreed(cents))
  },
)

test.each(titled.filter(({ edition }) => edition.kind === 'fall-institute'))(
  '$title: the review, the cart, the checkout and the order agree to the cent',
  async ({ edition, tier, kind }) => {
    const now = timeOf(edition, tier)
    const [course] = edition.courses
    const draft = draftFor(edition, { course: course?.slug ?? '', isJoining: kind === 'joinNow' })
    const buyer = { pricing: buyers[kind].pricing, isVanguard: false, now }
    const lines = linesOf(draft, edition, buyer)
    const review = totalOf(lines)
    const { cents } = pricesIn(edition, tier)[kind]
    const membership = kind === 'joinNow' ? 34_900 : 0
    expect(review).toBe((cents ?? 0) + membership)
    const bought = lines.map(({ variantId, quantity, customAttributes }) => ({
      ...{ variantId, quantity, customAttributes },
    }))
    expect(await soldFor({ lines: bought, kind, now })).toEqual(agreed(review))
  },
)

/** One course on its day, and no guest. */
function draftFor({ key, courses }: Edition, { course, isJoining }: { course: string; isJoining: boolean }) {
  const day = courses.find(({ slug }) => slug === course)?.day ?? 1
  const values = { [`course-${day}`]: course, join: isJoining ? 'yes' : '' }
  const draft = emptyDraft(key, 'a-registration-0001')
  return { ...draft, answers: { 1: { values, at: 1, isAttempted: true } } }
}

test('EV-020 to EV-030: the table of 2026 can be bought at its “join now” price of $2,183', () => {
  const edition = editions.find(({ key }) => key === 'conference-2026') as Edition
  const [tier] = edition.tiers
  const [course] = edition.courses
  expect(course && joinNowIn(edition, course, tier)).toMatchObject({
    cents: 218_300,
    ticket: { price: { price: 1834, isProgramSpecific: true } },
    membership: { price: { price: 349 } },
  })
  expect(stateOf(edition, Date.parse('2026-11-22'))).toBe('over')
})

test('a ticket at the price of joining is not sold without its membership', () => {
  const edition = editions.find(({ key }) => key === 'conference-2030') as Edition
  const [tier] = edition.tiers
  const lines = tier ? ticketLines(edition, tier, 'joinNow').slice(0, 1) : []
  expect(lines).toHaveLength(1)
  const known = lines.flatMap(({ variantId }) => {
    const found = sold.get(variantId) as { product: Entry<'product'>; variant: undefined }
    return tier ? shown(variantId, found, timeOf(edition, tier)) : []
  })
  const cart = Object.fromEntries(lines.map(({ variantId }) => [variantId, { quantity: 1 }]))
  const view = cartView(cart, withAnswer(noProducts, { products: known, unknown: [] }), guestPricing)
  expect([view.canCheckOut, view.lines[0]?.state]).toEqual([false, 'alone'])
})
