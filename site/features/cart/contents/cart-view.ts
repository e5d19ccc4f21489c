import { type Cents, lineTotal, sumOf, toCents } from '@association/content/shared/products/pricing/cents.ts'
import { pricingOfCart } from '@association/content/shared/products/pricing/joining.ts'
import { membershipPrice } from '@association/content/shared/products/pricing/membership.ts'
import { type Price, type Pricing, priceFor } from '@association/content/shared/products/pricing/pricing.ts'
import { type Cart, type CartLine, entryOf, linesOf } from '../../cart-data/cart.ts'
import type { CartProduct } from '../../cart-data/lines/cart-product.ts'
import { messages } from '../messages.ts'
import type { Products } from './products.ts'

export type LineView = CartLine & { name: string } & (
    | { state: 'loading' | 'unknown' }
    | {
        state: 'sold' | 'ended' | 'soldOut' | 'outdated' | 'priceless' | 'alone'
        product: CartProduct
        price: Price
        total: Cents
      }
  )

export type CartView = {
  lines: readonly LineView[]
  totals: Totals | undefined
  canCheckOut: boolean
}

export type Totals = {
  subtotal: Cents
  /** Compared with list prices; 0 for a guest. */
  savings: number
  /** Undefined when it is not less. */
  memberTotal: number | undefined
  /** The site cannot tell whether the viewer pays less. */
  isUnknown?: true
}

/** Totals contain only what can be bought. A cart with a membership has member prices. */
export function cartView(cart: Cart, products: Products, viewer: Pricing): CartView {
  const written = linesOf(cart)
  const pricing = pricingOfCart(
    viewer,
    written.flatMap(({ variantId }) => products.known.get(variantId)?.productType ?? []),
  )
  const lines = written.map((line) => withMembership(lineView(line, products, pricing), { cart, products }))
  const sold = lines.flatMap((line) => (line.state === 'sold' ? [line] : []))
  return {
    lines,
    totals: sold.length > 0 ? totalsOf(sold, pricing) : undefined,
    canCheckOut: lines.length > 0 && lines.every((line) => notSoldWords(line) === undefined),
  }
}

export const notSoldWords = ({ state }: LineView): string | undefined =>
  state === 'sold' || state === 'loading' ? undefined : messages.notSold[state]

function lineView(line: CartLine, { known, unknown }: Products, pricing: Pricing): LineView {
  const product = known.get(line.variantId)
  if (!product) {
    const state = unknown.has(line.variantId) ? 'unknown' : 'loading'
    return { ...line, state, name: messages.unnamed(line.variantId) }
  }
  const price = priceFor(product.price, pricing)
  const total = lineTotal(price.cents, line.quantity)
  return { ...line, state: stateOf(product, total), product, price, total, name: product.name }
}

function withMembership(line: LineView, { cart, products }: { cart: Cart; products: Products }): LineView {
  if (line.state !== 'sold') return line
  const { membership } = line.product
  if (membership === undefined) return line
  const tickets = linesOf(cart).filter(
    ({ variantId }) => products.known.get(variantId)?.membership === membership,
  )
  const wanted = tickets.reduce((sum, { quantity }) => sum + quantity, 0)
  return wanted > (entryOf(cart, membership)?.quantity ?? 0) ? { ...line, state: 'alone' } : line
}

function stateOf({ hasEnded, isSoldOut, isOutdated }: CartProduct, total: Cents) {
  if (hasEnded) return 'ended'
  if (isSoldOut) return 'soldOut'
  return isOutdated ? 'outdated' : total === null ? 'priceless' : 'sold'
}

function totalsOf(lines: readonly { price: Price; quantity: number }[], { isUnknown }: Pricing): Totals {
  const sum = (cents: (price: Price) => Cents) =>
    sumOf(lines.map(({ price, quantity }) => lineTotal(cents(price), quantity)))
  const subtotal = sum(({ cents }) => cents)
  const list = sum(({ listCents }) => listCents)
  const member = sum(({ memberCents }) => memberCents)
  return {
    subtotal,
    savings: list !== null && subtotal !== null ? list - subtotal : 0,
    memberTotal: !isUnknown && member !== null && subtotal !== null && member < subtotal ? member : undefined,
    ...(isUnknown && { isUnknown }),
  }
}

/** Cents that a member would save. */
export const savedByMembers = ({ subtotal, memberTotal }: Totals): number =>
  memberTotal === undefined ? 0 : (subtotal ?? 0) - memberTotal

/** Cents that a guest saves with a membership in the same order, after paying for it. */
export const savedByJoining = (totals: Totals): number =>
  Math.max(0, savedByMembers(totals) - (toCents(membershipPrice) ?? 0))
