/** An order of the shop as it is at one time, as far as registrations need it. All times are in milliseconds. */
export type ShopOrder = {
  /** The number of its id, such as `450789469`. */
  id: string
  /** What buyers and organizers read, such as `#1001`. */
  name: string
  isTest: boolean
  isPaid: boolean
  isCanceled: boolean
  createdAt: number
  updatedAt: number
  lines: readonly OrderLine[]
  refunds: readonly OrderRefund[]
  /** Ids of registrations in the attributes of the whole order. */
  registrations: readonly string[]
}

/** `quantity` includes removed and refunded pieces, `current` has none that the order knows to be removed. */
export type OrderLine = {
  id: string
  variantId: string
  quantity: number
  current: number
  /** The id of the registration in the attributes of the line. It finds a registration and proves nothing. */
  registration: string | undefined
}

/** `lines` are those that were refunded, with the refunded pieces. */
export type OrderRefund = { id: string; lines: readonly { lineId: string; quantity: number }[] }

/** Pieces of each variant, by its number. */
export type Pieces = ReadonlyMap<string, number>

/** The ids of the registrations that an order names. */
export const registrationsOf = ({ lines, registrations }: ShopOrder): string[] => [
  ...new Set([...lines.flatMap(({ registration }) => registration ?? []), ...registrations]),
]

/**
 * What an order pays for a registration: its lines without refunded pieces. An order that is not paid, or canceled,
 * pays nothing. A line that names no registration belongs to the only one that the whole order names.
 */
export function paidPieces(order: Omit<ShopOrder, 'name'>, registration: string): Pieces {
  const { isPaid, isCanceled, lines, registrations } = order
  const pieces = new Map<string, number>()
  if (!isPaid || isCanceled) return pieces
  const only = registrations.length === 1 ? registrations[0] : undefined
  for (const line of lines.filter((each) => (each.registration ?? only) === registration)) {
    // A refund can be newer than the order.
    const left = Math.min(line.current, line.quantity - refundedOf(order, line.id))
    if (left > 0) pieces.set(line.variantId, (pieces.get(line.variantId) ?? 0) + left)
  }
  return pieces
}

const refundedOf = ({ refunds }: Pick<ShopOrder, 'refunds'>, id: string) =>
  refunds
    .flatMap(({ lines }) => lines)
    .filter(({ lineId }) => lineId === id)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** Something was paid and given back. */
export const isReturned = (order: Pick<ShopOrder, 'isPaid' | 'isCanceled' | 'refunds' | 'lines'>): boolean =>
  order.isPaid &&
  (order.isCanceled ||
    order.refunds.some(({ lines }) => lines.length > 0) ||
    order.lines.some(({ current, quantity }) => current < quantity))

/** Keys of attributes with the id of a registration; the second one is that of older carts. */
const registrationKeys: readonly string[] = ['_registration', 'Registration']

/** The id in attributes of an order or of a line, if it can be one of the site. */
export const registrationIn = (
  attributes: readonly { key: string; value?: string | null | undefined }[],
): string | undefined => {
  const value = attributes.find(({ key }) => registrationKeys.includes(key))?.value ?? ''
  return /^[\w-]{16,64}$/.test(value) ? value : undefined
}
