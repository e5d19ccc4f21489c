import { add, type Cart, type CartLine, entryOf, linesOf } from '../../cart-data/cart.ts'
import { idIn } from '../line-kind/registered-lines.ts'

const registrationIn = (line: Pick<CartLine, 'customAttributes'>) => idIn(line, 'registration')
const eventIn = (line: Pick<CartLine, 'customAttributes'>) => idIn(line, 'event')

/** Replaces registrations for the same event. Returns undefined if the cart has no room for all lines. */
export function withRegistration(cart: Cart, lines: readonly CartLine[]): Cart | undefined {
  const events = new Set(lines.map(eventIn))
  const earlier = linesOf(cart).filter((line) => eventIn(line) !== undefined && events.has(eventIn(line)))
  const ids = new Set([...earlier, ...lines].map(registrationIn))
  const variants = new Set(lines.map(({ variantId }) => variantId))
  const others = Object.entries(cart).filter(
    ([variantId, entry]) =>
      !variants.has(variantId) && (registrationIn(entry) === undefined || !ids.has(registrationIn(entry))),
  )
  let filled: Cart = Object.fromEntries(others)
  for (const line of lines) filled = add(filled, line)
  const isWhole = lines.every((line) => entryOf(filled, line.variantId)?.quantity === line.quantity)
  return isWhole ? filled : undefined
}
