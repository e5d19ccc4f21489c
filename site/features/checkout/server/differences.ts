import type { CreatedCart } from '@association/services/storefront'
import type { CartLine } from '../../cart-data/cart.ts'
import { variantNumber } from '../../cart-data/variant-number.ts'
import type { Difference } from '../created-checkout.ts'

export type ShownOffer = { name: string; listCents: number | null; hasEnded: boolean }

export type Catalog = (variantId: string) => ShownOffer | undefined

type Compared = {
  lines: readonly CartLine[]
  created: CreatedCart
  /** Undefined while the content is out of reach. */
  catalog: Catalog | undefined
}

export function differencesOf({ lines, created, catalog }: Compared): Difference[] {
  const returned = new Map<string, CreatedCart['lines'][number]>()
  for (const line of created.lines) {
    const quantity = (returned.get(line.variantId)?.quantity ?? 0) + line.quantity
    returned.set(line.variantId, { ...line, quantity })
  }
  return [
    ...oneForEachVariant(lines).flatMap((line) =>
      differenceOf(
        line,
        returned.get(variantNumber(line.variantId)),
        catalog && { shown: catalog(line.variantId) },
      ),
    ),
    ...created.userErrors.map(({ message }): Difference => ({ kind: 'refused', message })),
  ]
}

/** A cart can hold a variant under its number and its global id. */
function oneForEachVariant(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>()
  for (const line of lines) {
    const number = variantNumber(line.variantId)
    const same = merged.get(number)
    merged.set(number, same ? { ...same, quantity: same.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}

function differenceOf(
  { variantId, quantity: wanted }: CartLine,
  returned: CreatedCart['lines'][number] | undefined,
  offer: { shown: ShownOffer | undefined } | undefined,
): Difference | [] {
  const shown = offer?.shown
  const name = shown?.name ?? (returned ? `${returned.productTitle}, ${returned.title}` : variantId)
  if (!returned) return { kind: 'missing', variantId, name }
  if (returned.quantity === 0) return { kind: 'soldOut', variantId, name }
  if (offer && !shown) return { kind: 'unlisted', variantId, name }
  if (shown?.hasEnded) return { kind: 'ended', variantId, name }
  if (returned.quantity < wanted)
    return { kind: 'fewer', variantId, name, wanted, available: returned.quantity }
  const { priceCents: shopCents } = returned
  const shownCents = shown?.listCents ?? shopCents
  return shownCents === shopCents ? [] : { kind: 'price', variantId, name, shownCents, shopCents }
}
