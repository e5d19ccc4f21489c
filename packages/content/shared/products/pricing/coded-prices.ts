import type { ProductPrice } from '../../../define/widgets.ts'

/** The list price, the special member price, and 1 if the variant is made for one program. */
type Coded = readonly [number | null, (number | null)?, 1?]

/**
 * What decides the price of each way to buy a product, as the attribute `data-price` of a stored page carries it: JSON
 * without quotes, because those would be escaped. Undefined when everyone pays the same.
 */
export function codedPrices(ways: readonly ProductPrice[]): string | undefined {
  const isSame = ways.every(({ price, isProgramSpecific }) => isProgramSpecific || !price)
  return isSame ? undefined : JSON.stringify(ways.map(coded))
}

function coded({ price, specialMemberPrice, isProgramSpecific }: ProductPrice): Coded {
  if (isProgramSpecific) return [price, null, 1]
  return specialMemberPrice === undefined ? [price] : [price, specialMemberPrice]
}

/** The opposite of `codedPrices`. */
export const readPrices = (text: string): ProductPrice[] =>
  (JSON.parse(text) as Coded[]).map(([price, special, program]) => ({
    price,
    ...(typeof special === 'number' && { specialMemberPrice: special }),
    isProgramSpecific: program === 1,
  }))
