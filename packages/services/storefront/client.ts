import type { ShopConfig } from '../config/shop.ts'
import { reasonOf } from '../shared-state/health.ts'
import { UpstreamError } from '../upstream/index.ts'
import { type Buyer, type CartLine, type CreatedCart, cartInput, readCart, readUserErrors } from './cart.ts'
import { connect, type ShopOptions } from './connection.ts'
import { cartById, cartCreate, cartWithLines } from './documents.ts'
import {
  findVariants,
  type ShopVariant,
  type VariantPage,
  type VariantQuery,
  variantsOf,
} from './variants.ts'
import { wire } from './wire.ts'

export type Storefront = {
  /**
   * `checkoutUrl` is the payment page. Resolves to false, and logs the reason, if the shop made no cart. A cart can
   * have user errors, or smaller quantities.
   */
  createCart(lines: readonly CartLine[], buyer?: Buyer): Promise<CreatedCart | false>
  /** Has current prices and stock. `cartState` explains the other results. */
  cartNow(cartId: string): Promise<CreatedCart | 'completed' | 'unknown'>
  /**
   * `completed`: the shop has no such cart, because it became an order or expired after some days. `unknown`: the
   * request failed.
   */
  cartState(cartId: string): Promise<'open' | 'completed' | 'unknown'>
  /** Rejects with UpstreamError. */
  findVariants(query: VariantQuery): Promise<VariantPage>
  /** Omits ids that the shop does not sell. Rejects with UpstreamError. */
  variantsOf(ids: readonly string[]): Promise<ShopVariant[]>
}

export function storefront(shop: ShopConfig, options: ShopOptions): Storefront {
  const { log } = options
  const connection = connect(shop, options)
  const noteFailure = (error: unknown) => log.warn(`Error calling Shopify api! ${reasonOf(error)}`)

  async function create(lines: readonly CartLine[], buyer: Buyer | undefined) {
    const variables = { input: cartInput(lines, buyer) }
    const { cartCreate: payload } = await connection.mutate({
      ...{ document: cartCreate, schema: wire.cartCreate, variables },
    })
    const userErrors = readUserErrors(payload?.userErrors ?? [])
    for (const { message, field } of userErrors) log.warn(`Shop: ${message} (${field.join('.')})`)
    if (!payload?.cart) throw refusal('no cart was created')
    const { origin } = new URL(payload.cart.checkoutUrl)
    if (!shop.origins.includes(origin))
      throw refusal(`the checkout leads to ${origin}, which is not the shop`)
    return readCart(payload.cart, userErrors)
  }

  return {
    async createCart(lines, buyer) {
      try {
        return await create(lines, buyer)
      } catch (error) {
        noteFailure(error)
        return false
      }
    },
    async cartNow(id) {
      try {
        const { cart } = await connection.query({
          ...{ document: cartWithLines, schema: wire.cartWithLines, variables: { id } },
        })
        return cart === null ? 'completed' : readCart(cart, [])
      } catch (error) {
        noteFailure(error)
        return 'unknown'
      }
    },
    async cartState(id) {
      try {
        const { cart } = await connection.query({
          ...{ document: cartById, schema: wire.cartById, variables: { id } },
        })
        return cart === null ? 'completed' : 'open'
      } catch (error) {
        noteFailure(error)
        return 'unknown'
      }
    },
    findVariants: (query) => findVariants(connection, query),
    variantsOf: (ids) => variantsOf(connection, ids),
  }
}

const refusal = (message: string) => new UpstreamError('Shop', 'malformed', { message })
