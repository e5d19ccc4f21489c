import { type CustomAttribute, cartLimits } from '../../cart-data/cart.ts'
import { cutTo } from '../machine/texts.ts'

export const attributesOf = (
  pairs: readonly (readonly [key: string, value: string | undefined])[],
): CustomAttribute[] =>
  pairs
    .flatMap(([key, value]) => (value ? { key, value: cutTo(value, cartLimits.attributeLength) } : []))
    .slice(0, cartLimits.attributesPerLine)
