import { openCart } from '../cart/change-cart.ts'
import { gids, plainId, variantIdIn } from '../cart/ids.ts'
import { connection, type Paging } from '../connection.ts'
import { centsIn, inStock, type Shop } from '../shop.ts'
import type { CartLine, StoredCart } from '../store/shop.ts'
import { collectionView } from './collection-view.ts'
import { moneyOf } from './money.ts'
import { pageView } from './page-view.ts'
import { productView } from './product-view.ts'
import { variantView } from './variant-view.ts'

export function cartView(shop: Shop, cart: StoredCart) {
  const lines = cart.lines.flatMap((line) => lineView(shop, line) ?? [])
  const total = moneyOf(
    cart.lines.reduce((sum, { variantId, quantity }) => sum + centsIn(shop, variantId) * quantity, 0),
  )
  return {
    __typename: 'Cart',
    id: gids.cart(cart.id),
    checkoutUrl: `${shop.url()}/checkouts/${cart.id}`,
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    note: cart.note,
    attributes: cart.attributes,
    discountAllocations: [],
    discountCodes: cart.discountCodes.map((code) => ({ code, applicable: false })),
    buyerIdentity: { ...cart.buyer, customer: null, deliveryAddressPreferences: [], walletPreferences: [] },
    totalQuantity: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cost: {
      subtotalAmount: total,
      totalAmount: total,
      checkoutChargeAmount: total,
      subtotalAmountEstimated: false,
      totalAmountEstimated: false,
      totalDutyAmountEstimated: false,
      totalTaxAmountEstimated: false,
    },
    lines: (paging: Paging) => connection(lines, paging),
  }
}

function lineView(shop: Shop, { id, variantId, quantity, attributes }: CartLine) {
  const sold = shop.catalog.variant(variantId)
  if (!sold) return undefined
  const each = centsIn(shop, variantId)
  const left = inStock(shop, variantId, quantity)
  const total = moneyOf(each * left)
  return {
    __typename: 'CartLine',
    id: gids.line(id),
    quantity: left,
    attributes,
    discountAllocations: [],
    cost: { amountPerQuantity: moneyOf(each), subtotalAmount: total, totalAmount: total },
    merchandise: variantView(shop, sold),
  }
}

export function nodeView(shop: Shop, id: string) {
  const sold = shop.catalog.variant(variantIdIn(id))
  if (sold) return variantView(shop, sold)
  const [, type = '', plain = ''] = /^gid:\/\/shopify\/(\w+)\/(.*)$/.exec(plainId(id)) ?? []
  if (type === 'Product') return productView(shop, plain)
  if (type === 'Collection') return collectionView(shop, plain)
  if (type === 'Page') return pageView(shop, plain)
  const cart = type === 'Cart' ? openCart(shop, plainId(id)) : undefined
  return cart ? cartView(shop, cart) : null
}
