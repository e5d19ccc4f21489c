import { cartLimits } from './cart.ts'

export const messages = {
  full: `Your cart holds ${cartLimits.lines} different products, which is the most that one order can have.`,
  most: (name: string) =>
    `Your cart has ${cartLimits.maxQuantity} of ${name}, which is the most that one order can have.`,
} as const
