export type { Buyer, CartLine, CreatedCart, UserError } from './cart.ts'
export { type Storefront, storefront } from './client.ts'
export { shopLimits } from './documents.ts'
export type { ShopVariant, VariantPage, VariantQuery } from './variants.ts'
