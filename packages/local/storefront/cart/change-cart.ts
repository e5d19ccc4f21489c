import type { Shop } from '../shop.ts'
import { inStock } from '../shop.ts'
import type { Attribute, CartLine, StoredCart } from '../store/shop.ts'
import { invalid, type LineInput, merged, problemsOf, type UserError } from './cart-input.ts'
import { cartTokenIn, newToken, plainId, variantIdIn } from './ids.ts'

export type Changed = { cart: StoredCart | undefined; userErrors: UserError[] }

export type CartInput = Partial<Pick<StoredCart, 'attributes' | 'note' | 'discountCodes'>> & {
  lines?: LineInput[]
  buyerIdentity?: StoredCart['buyer']
}

export function createCart(shop: Shop, input: CartInput): Changed {
  const { lines = [], attributes = [], note = '', discountCodes = [], buyerIdentity = {} } = input
  const userErrors = problemsOf(shop, lines, ['input', 'lines'])
  if (userErrors.length > 0) return { cart: undefined, userErrors }
  const at = shop.now().toISOString()
  const empty = { id: newToken(), createdAt: at, updatedAt: at, lines: [] }
  const cart = { ...empty, attributes, note, discountCodes, buyer: buyerIdentity }
  return { cart: shop.data.putCart(withLines(shop, cart, lines)), userErrors }
}

export function openCart({ data }: Shop, id: string): StoredCart | undefined {
  const token = cartTokenIn(id)
  return data.order(token) ? undefined : data.cart(token)
}

export const addLines = (shop: Shop, id: string, lines: LineInput[]): Changed =>
  change(shop, id, (cart) => {
    const problems = problemsOf(shop, lines, ['lines'])
    return problems.length > 0 ? problems : withLines(shop, cart, lines)
  })

type LineUpdate = { id: string; quantity?: number; attributes?: Attribute[]; merchandiseId?: string }

export const updateLines = (shop: Shop, id: string, updates: LineUpdate[]): Changed =>
  change(shop, id, (cart) => {
    const lines = new Map(cart.lines.map((line) => [line.id, line]))
    for (const [index, update] of updates.entries()) {
      const line = lines.get(lineId(update.id))
      if (!line) return invalid('The merchandise line does not exist.', ['lines', String(index), 'id'])
      if (update.quantity === 0) lines.delete(line.id)
      else lines.set(line.id, updated(shop, line, update))
    }
    return { ...cart, lines: merged([...lines.values()]) }
  })

function updated(shop: Shop, line: CartLine, { merchandiseId, quantity, attributes }: LineUpdate): CartLine {
  const variantId = merchandiseId ? variantIdIn(merchandiseId) : line.variantId
  return {
    ...line,
    variantId,
    quantity: inStock(shop, variantId, quantity ?? line.quantity),
    attributes: attributes ?? line.attributes,
  }
}

export const removeLines = (shop: Shop, id: string, lineIds: string[]): Changed =>
  change(shop, id, (cart) => {
    const removed = new Set(lineIds.map(lineId))
    return { ...cart, lines: cart.lines.filter((line) => !removed.has(line.id)) }
  })

export const updateCart = (
  shop: Shop,
  id: string,
  update: Partial<Pick<StoredCart, 'attributes' | 'note' | 'discountCodes' | 'buyer'>>,
): Changed => change(shop, id, (cart) => ({ ...cart, ...update }))

function change(shop: Shop, id: string, next: (cart: StoredCart) => StoredCart | UserError[]): Changed {
  const cart = openCart(shop, id)
  if (!cart) return { cart: undefined, userErrors: invalid('The specified cart does not exist.', ['cartId']) }
  const changed = next(cart)
  if (Array.isArray(changed)) return { cart, userErrors: changed }
  return { cart: shop.data.putCart({ ...changed, updatedAt: shop.now().toISOString() }), userErrors: [] }
}

function withLines(shop: Shop, cart: StoredCart, added: readonly LineInput[]): StoredCart {
  const lines = added.map(({ merchandiseId, quantity = 1, attributes = [] }) => ({
    id: newToken(),
    variantId: variantIdIn(merchandiseId),
    quantity,
    attributes: attributes.map(({ key, value = '' }) => ({ key, value })),
  }))
  const all = merged([...cart.lines, ...lines])
  return {
    ...cart,
    lines: all.map((line) => ({ ...line, quantity: inStock(shop, line.variantId, line.quantity) })),
  }
}

/** The global id can contain the cart: `gid://shopify/CartLine/<id>?cart=…`. */
const lineId = (id: string) => plainId(id).replace(/^.*\//, '').replace(/\?.*$/, '')
