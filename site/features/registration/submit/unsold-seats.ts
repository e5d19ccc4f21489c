import { type Pieces, piecesIn } from '../../cart-data/variant-number.ts'
import type { Difference, UnsoldLines } from '../../checkout/created-checkout.ts'
import type { Step } from '../answers.ts'
import type { RegistrationDocument } from '../book/documents.ts'

/** Why seats of a registration cannot be bought, and where the visitor chooses others. */
export type UnsoldSeats = UnsoldLines & {
  /** The key of the edition. */
  edition: string
  step: Step
}

type Purchase = Pick<RegistrationDocument, 'edition' | 'lines'>

/**
 * What the shop's cart lacks of a registration; undefined if it has everything. A cart can have a variant in several
 * lines, so `asked` has all lines that were sent to the shop.
 */
export function unsoldSeats(
  { edition, lines }: Purchase,
  { asked, sold }: { asked: readonly Pieces[]; sold: readonly Pieces[] },
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
