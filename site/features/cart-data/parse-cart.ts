import {
  type Cart,
  type CartEntry,
  type CustomAttribute,
  cartLimits,
  emptyCart,
  entryWith,
  isAttribute,
  isVariantId,
  withinLimits,
} from './cart.ts'

export type Dropped =
  | { reason: 'text' }
  /** The line is invalid, or the cart has too many lines. */
  | { reason: 'line'; variantId: string }
  /** The quantity was reduced to the limit. */
  | { reason: 'quantity'; variantId: string }
  /** Some attributes were left out. */
  | { reason: 'attributes'; variantId: string }

export type ParsedCart = { cart: Cart; dropped: readonly Dropped[] }

/** Always valid, because a browser's storage can contain anything. */
export function parseCart(text: string | null): ParsedCart {
  if (text === null) return { cart: emptyCart, dropped: [] }
  const stored = fromJson(text)
  if (!isRecord(stored)) return { cart: emptyCart, dropped: [{ reason: 'text' }] }
  const read = Object.entries(stored).map(([variantId, value]) => ({ variantId, ...readEntry(value) }))
  const valid = read.filter(({ variantId, entry }) => entry && isVariantId(variantId))
  const kept = new Set(valid.slice(0, cartLimits.lines))
  return {
    cart: Object.fromEntries([...kept].map(({ variantId, entry }) => [variantId, entry as CartEntry])),
    dropped: read.flatMap<Dropped>((line) =>
      kept.has(line)
        ? line.reasons.map((reason) => ({ reason, variantId: line.variantId }))
        : [{ reason: 'line', variantId: line.variantId }],
    ),
  }
}

export const cartText = (cart: Cart) => JSON.stringify(cart)

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type ReadEntry = { entry?: CartEntry; reasons: ('quantity' | 'attributes')[] }

function readEntry(value: unknown): ReadEntry {
  if (!isRecord(value)) return { reasons: [] }
  // Number() also converts true, [2] and null.
  const isText = typeof value.quantity === 'string' && value.quantity.trim() !== ''
  const quantity = typeof value.quantity === 'number' || isText ? Number(value.quantity) : Number.NaN
  if (!(quantity >= cartLimits.minQuantity)) return { reasons: [] }
  const attributes = readAttributes(value.customAttributes)
  const kept = withinLimits(quantity)
  return {
    entry: entryWith(kept, attributes.kept),
    reasons: [...(kept < quantity ? ['quantity' as const] : []), ...attributes.reasons],
  }
}

function readAttributes(value: unknown): { kept: CustomAttribute[]; reasons: 'attributes'[] } {
  if (value === undefined) return { kept: [], reasons: [] }
  const all: unknown[] = Array.isArray(value) ? value : [undefined]
  const pairs = all.filter(isPair).filter(isAttribute)
  const byKey = new Map(pairs.map(({ key, value }) => [key, value]))
  const kept = [...byKey].slice(0, cartLimits.attributesPerLine).map(([key, value]) => ({ key, value }))
  return { kept, reasons: kept.length < all.length ? ['attributes'] : [] }
}

const isPair = (value: unknown): value is CustomAttribute =>
  isRecord(value) && typeof value.key === 'string' && typeof value.value === 'string'
