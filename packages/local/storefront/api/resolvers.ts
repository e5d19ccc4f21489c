import { createGraphQLError } from 'graphql-yoga'
import type { LineInput } from '../cart/cart-input.ts'
import {
  addLines,
  type CartInput,
  type Changed,
  createCart,
  openCart,
  removeLines,
  updateCart,
  updateLines,
} from '../cart/change-cart.ts'
import type { Shop } from '../shop.ts'
import type { StoredCart } from '../store/shop.ts'
import { catalogResolvers } from './catalog-resolvers.ts'
import { relations } from './relations.ts'
import { cartView, nodeView } from './views.ts'

type OfCart = { cartId: string }

export function resolversOf(shop: Shop) {
  const answer = ({ cart, userErrors }: Changed) => ({ cart: cart ? cartView(shop, cart) : null, userErrors })
  return {
    ...relations(shop),
    QueryRoot: {
      ...catalogResolvers(shop),
      cart: (_: unknown, { id }: { id: string }) => {
        const cart = openCart(shop, id)
        return cart ? cartView(shop, cart) : null
      },
      node: (_: unknown, { id }: { id: string }) => nodeView(shop, id),
      nodes: (_: unknown, { ids }: { ids: string[] }) => within(ids).map((id) => nodeView(shop, id)),
      publicApiVersions: () => [{ handle: '2024-04', displayName: '2024-04', supported: true }],
      shop: () => ({
        id: 'gid://shopify/Shop/1',
        name: 'The shop (local twin)',
        moneyFormat: 'US$ {{amount}}',
        shipsToCountries: [],
        primaryDomain: { host: new URL(shop.url()).host, url: shop.url(), sslEnabled: false },
      }),
    },
    Mutation: {
      cartCreate: (_: unknown, { input }: { input?: CartInput }) => {
        within(input?.lines ?? [])
        return answer(createCart(shop, input ?? {}))
      },
      cartLinesAdd: (_: unknown, { cartId, lines }: OfCart & { lines: LineInput[] }) =>
        answer(addLines(shop, cartId, within(lines))),
      cartLinesUpdate: (
        _: unknown,
        { cartId, lines }: OfCart & { lines: Parameters<typeof updateLines>[2] },
      ) => answer(updateLines(shop, cartId, within(lines))),
      cartLinesRemove: (_: unknown, { cartId, lineIds }: OfCart & { lineIds: string[] }) =>
        answer(removeLines(shop, cartId, within(lineIds))),
      cartNoteUpdate: (_: unknown, { cartId, note }: OfCart & Pick<StoredCart, 'note'>) =>
        answer(updateCart(shop, cartId, { note })),
      cartAttributesUpdate: (_: unknown, { cartId, attributes }: OfCart & Pick<StoredCart, 'attributes'>) =>
        answer(updateCart(shop, cartId, { attributes: within(attributes) })),
      cartDiscountCodesUpdate: (
        _: unknown,
        { cartId, discountCodes = [] }: OfCart & { discountCodes?: string[] },
      ) => answer(updateCart(shop, cartId, { discountCodes: within(discountCodes) })),
      cartBuyerIdentityUpdate: (
        _: unknown,
        { cartId, buyerIdentity }: OfCart & { buyerIdentity: StoredCart['buyer'] },
      ) => answer(updateCart(shop, cartId, { buyer: buyerIdentity })),
    },
  }
}

const mostInputs = 250

function within<Item>(items: Item[]): Item[] {
  if (items.length <= mostInputs) return items
  throw createGraphQLError(
    `The input array size of ${items.length} is greater than the maximum allowed of 250.`,
    {
      extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
    },
  )
}
