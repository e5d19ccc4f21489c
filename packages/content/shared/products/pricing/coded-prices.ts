import type { ProductPrice } from '../../../define/widgets.ts'

/** List price, special member price, 1 if for one program. */
type Coded = readonly [number | null, (number | null)?, 1?]

/**
 * Encodes `data-price` of a stored page as JSON without quotes, which would be escaped. Returns undefined when everyone
 * pays the same.
 */
export function codedPrices(ways: readonly ProductPrice[]): string | undefined {
  const isSame = ways.every(({ price, isProgramSpecific }) => isProgramSpecific || !price)
  return isSame ? undefined : JSON.stringify(ways.map(coded))
}

function coded({ price, specialMemberPrice, isProgramSpecific }: ProductPrice): Coded {
  if (isProgramSpecific) return [price, null, 1]
  return specialMemberPrice === undefined ? [price] : [price, specialMemberPrice]
}

export const readPrices = (text: string): ProductPrice[] =>
  (JSON.parse(text) as Coded[]).map(([price, special, program]) => ({
    price,
    ...(typeof special === 'number' && { specialMemberPrice: special }),
    isProgramSpecific: program === 1,
  }))
