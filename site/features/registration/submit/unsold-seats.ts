import { type LinePieces, piecesIn } from '../../cart-data/variant-number.ts'
import type { Difference, UnsoldLines } from '../../checkout/created-checkout.ts'
import type { Step } from '../answers.ts'
import type { RegistrationDocument } from '../book/documents.ts'

export type UnsoldSeats = UnsoldLines & {
  edition: string
  step: Step
}

type Purchase = Pick<RegistrationDocument, 'edition' | 'lines'>

/** Returns undefined if the shop's cart has everything. `asked` has all lines, because a variant can have several. */
export function unsoldSeats(
  { edition, lines }: Purchase,
  { asked, sold }: { asked: readonly LinePieces[]; sold: readonly LinePieces[] },
): UnsoldSeats | undefined {
  const lacking = lines.flatMap(({ variantId, name, step }) => {
    const [wanted, available] = [piecesIn(asked, variantId), piecesIn(sold, variantId)]
    if (available >= wanted) return []
    const difference: Difference =
      available === 0
        ? { kind: 'soldOut', variantId, name }
        : { kind: 'fewer', variantId, name, wanted, available }
    return { difference, step }
  })
  const [first] = lacking
  return first && { edition, step: first.step, differences: lacking.map(({ difference }) => difference) }
}
