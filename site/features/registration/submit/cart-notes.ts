import type { Edition } from '@association/content/define/event.ts'
import type { CartLine } from '@association/services/storefront'
import { isUpstreamError } from '@association/services/upstream'
import { type LinePieces, piecesIn } from '../../cart-data/variant-number.ts'
import type { Difference, UnsoldLines } from '../../checkout/created-checkout.ts'
import type { MadeCart, NotedCart, RefusedCart } from '../../checkout/server/answer-cart.ts'
import type { Step } from '../answers.ts'
import type { RegistrationDocument } from '../book/documents.ts'
import type { Registrations } from '../book/registrations.ts'
import { registrationsIn } from '../line-kind/registered-lines.ts'
import { findOwned, type OwnedDocument } from './find-owned.ts'
import { refusedSeats } from './refused-seats.ts'

type CartNoteServices = { registrations: Registrations; editions(): Promise<readonly Edition[]> }

/**
 * Notes the cart with its registrations, unless seats are missing or cannot be sold. Without seats, it needs none.
 * `now` is in milliseconds. Rejects with RecordsError.
 */
export async function noteCart(
  made: MadeCart,
  parts: CartNoteServices & { now: number },
): Promise<NotedCart> {
  const { cartId, lines, subject } = made
  const refused = refusedSeats(lines, await parts.editions().catch(noneWhileAway), parts.now)
  if (refused) return refused
  const bought: OwnedDocument[] = []
  for (const id of registrationsIn(lines)) {
    const found = await boughtWith(made, id, parts)
    if ('refused' in found) return found.refused
    bought.push(found)
  }
  for (const { edition, document } of bought) {
    const own = { id: document.id, subject }
    if (!(await parts.registrations.noteCart(edition, own, cartId))) return 'notHeld'
  }
  return 'noted'
}

/** Resolves with the registration if the shop's cart has all its lines, else the reason. */
async function boughtWith(
  { lines, sold, subject }: MadeCart,
  id: string,
  parts: CartNoteServices,
): Promise<OwnedDocument | { refused: RefusedCart }> {
  const found = await findOwned(id, subject, parts)
  if (!found) return { refused: 'notHeld' }
  if (!isWhole(found.document, lines)) return { refused: 'differs' }
  const unsold = unsoldSeats(found.document, { asked: lines, sold })
  return unsold ? { refused: unsold } : found
}

/** Without content, the checkout still sells other lines. */
function noneWhileAway(error: unknown): readonly Edition[] {
  if (!isUpstreamError(error)) throw error
  return []
}

/** Requires equal quantities, and no other line of the registration. */
function isWhole(document: RegistrationDocument, lines: readonly CartLine[]) {
  const bought = lines.filter((line) => registrationsIn([line]).includes(document.id))
  return (
    bought.length === document.lines.length &&
    document.lines.every(({ variantId, quantity }) =>
      bought.some((line) => line.variantId === variantId && line.quantity === quantity),
    )
  )
}

export type UnsoldSeats = UnsoldLines & {
  edition: string
  step: Step
}

type Purchase = Pick<RegistrationDocument, 'edition' | 'lines'>

/** `asked` has all lines, because a variant can have several. */
function unsoldSeats(
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

export async function confirmCart(
  cartId: string,
  { registrations, editions }: CartNoteServices,
): Promise<string[]> {
  const orders: string[] = []
  for (const edition of await editions()) {
    if (!(await registrations.knowsCart(edition, cartId))) continue
    await registrations.confirmCart(edition, cartId)
    orders.push(...(await registrations.ordersOfCart(edition, cartId)))
  }
  return [...new Set(orders)]
}
