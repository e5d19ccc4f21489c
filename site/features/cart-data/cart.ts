export type CustomAttribute = { readonly key: string; readonly value: string }

export type CartEntry = {
  readonly quantity: number
  readonly customAttributes?: readonly CustomAttribute[]
}

export type Cart = { readonly [variantId: string]: CartEntry }

export type CartLine = CartEntry & { readonly variantId: string }

export type RemovedLine = CartLine & { readonly index: number }

export const cartLimits = {
  lines: 250,
  minQuantity: 1,
  maxQuantity: 99,
  attributesPerLine: 20,
  /** Characters. */
  attributeLength: 255,
  /** Characters. */
  idLength: 100,
} as const

export const emptyCart: Cart = {}

export const quantityLimits = {
  min: cartLimits.minQuantity,
  max: cartLimits.maxQuantity,
  isWhole: true,
} as const

export const cartOf = (variantId: string): Cart => add(emptyCart, { variantId, quantity: 1 })

export const linesOf = (cart: Cart): CartLine[] =>
  Object.entries(cart).map(([variantId, entry]) => ({ variantId, ...entry }))

export const lineCount = (cart: Cart) => Object.keys(cart).length

export const itemCount = (cart: Cart) => linesOf(cart).reduce((sum, { quantity }) => sum + quantity, 0)

export const entryOf = (cart: Cart, variantId: string): CartEntry | undefined =>
  Object.hasOwn(cart, variantId) ? cart[variantId] : undefined

export function roomFor(cart: Cart, variantId: string): number {
  const entry = entryOf(cart, variantId)
  if (entry) return cartLimits.maxQuantity - entry.quantity
  return isVariantId(variantId) && lineCount(cart) < cartLimits.lines ? cartLimits.maxQuantity : 0
}

/** Replaces attributes with the same key. Ignores a quantity that is no positive number. */
export function add(cart: Cart, { variantId, quantity, customAttributes = [] }: CartLine): Cart {
  const added = Math.min(Math.floor(quantity), roomFor(cart, variantId))
  if (!(added >= 1)) return cart
  const entry = entryOf(cart, variantId)
  const attributes = mergeAttributes(entry?.customAttributes ?? [], customAttributes)
  return withLine(cart, variantId, entryWith((entry?.quantity ?? 0) + added, attributes))
}

/** Ignores an unknown variant or a value that is no number. */
export function setQuantity(cart: Cart, variantId: string, quantity: number): Cart {
  const entry = entryOf(cart, variantId)
  if (!entry || Number.isNaN(quantity)) return cart
  return withLine(cart, variantId, { ...entry, quantity: withinLimits(quantity) })
}

export const remove = (cart: Cart, variantId: string): Cart =>
  Object.fromEntries(Object.entries(cart).filter(([id]) => id !== variantId))

export function removedLine(cart: Cart, variantId: string): RemovedLine | undefined {
  const entry = entryOf(cart, variantId)
  return entry && { variantId, ...entry, index: Object.keys(cart).indexOf(variantId) }
}

/** Adds to a line of the same variant that appeared meanwhile. */
export function restore(cart: Cart, { index, ...line }: RemovedLine): Cart {
  const restored = add(cart, line)
  if (entryOf(cart, line.variantId) || restored === cart) return restored
  const others = Object.entries(cart)
  const entry = restored[line.variantId] as CartEntry
  return Object.fromEntries([...others.slice(0, index), [line.variantId, entry], ...others.slice(index)])
}

/** Editors write ids such as `gid://shopify/ProductVariant/41`. */
export const isVariantId = (id: string) => id.length <= cartLimits.idLength && variantIdPattern.test(id)
const variantIdPattern = /^[a-z\d][\w:/.-]*$/i

export const withinLimits = (quantity: number) =>
  Math.min(Math.max(Math.floor(quantity), cartLimits.minQuantity), cartLimits.maxQuantity)

export const isAttribute = ({ key, value }: CustomAttribute) =>
  key.length > 0 && key.length <= cartLimits.attributeLength && value.length <= cartLimits.attributeLength

export const entryWith = (quantity: number, customAttributes: readonly CustomAttribute[]): CartEntry =>
  customAttributes.length > 0 ? { quantity, customAttributes } : { quantity }

const withLine = (cart: Cart, variantId: string, entry: CartEntry): Cart => ({ ...cart, [variantId]: entry })

function mergeAttributes(known: readonly CustomAttribute[], added: readonly CustomAttribute[]) {
  const byKey = new Map([...known, ...added.filter(isAttribute)].map(({ key, value }) => [key, value]))
  return [...byKey].slice(0, cartLimits.attributesPerLine).map(([key, value]) => ({ key, value }))
}
