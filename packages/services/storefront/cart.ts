import type { ResultOf, VariablesOf } from 'gql.tada'
import { centsOf } from './cents-of.ts'
import type { cartCreate, cartFields } from './documents.ts'
import { merchandiseId, variantIdOf } from './ids.ts'

export type CartLine = {
  variantId: string
  quantity: number
  customAttributes?: readonly { key: string; value: string }[]
}

export type Buyer = { email?: string }

export type CreatedCart = {
  id: string
  checkoutUrl: string
  /** The shop can accept a smaller quantity. */
  lines: CreatedLine[]
  userErrors: UserError[]
}

export type CreatedLine = {
  variantId: string
  title: string
  productTitle: string
  quantity: number
  /** Unit price before discounts. */
  priceCents: number
}

export type UserError = { message: string; code: string | undefined; field: string[] }

type Payload = NonNullable<ResultOf<typeof cartCreate>['cartCreate']>
type WireCart = ResultOf<typeof cartFields>

export const cartInput = (
  lines: readonly CartLine[],
  buyer: Buyer = {},
): VariablesOf<typeof cartCreate>['input'] => ({
  lines: lines.map(({ variantId, quantity, customAttributes = [] }) => ({
    merchandiseId: merchandiseId(variantId),
    quantity,
    attributes: customAttributes.map(({ key, value }) => ({ key, value })),
  })),
  ...(buyer.email !== undefined && { buyerIdentity: { email: buyer.email } }),
})

export const readCart = (cart: WireCart, userErrors: UserError[]): CreatedCart => ({
  id: cart.id,
  checkoutUrl: cart.checkoutUrl,
  lines: cart.lines.nodes.map(({ quantity, merchandise }) => ({
    variantId: variantIdOf(merchandise.id),
    title: merchandise.title,
    productTitle: merchandise.product.title,
    quantity,
    priceCents: centsOf(merchandise.price),
  })),
  userErrors,
})

export const readUserErrors = (errors: Payload['userErrors']): UserError[] =>
  errors.map(({ code, field, message }) => ({ message, code: code ?? undefined, field: field ?? [] }))
