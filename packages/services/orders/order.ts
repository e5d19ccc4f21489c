/** Times are in milliseconds. */
export type ShopOrder = {
  /** The number of its id, such as `450789469`. */
  id: string
  /** Buyers and organizers see it, such as `#1001`. */
  name: string
  isTest: boolean
  isPaid: boolean
  isCanceled: boolean
  createdAt: number
  updatedAt: number
  lines: readonly OrderLine[]
  refunds: readonly OrderRefund[]
  /** Registration ids in the attributes of the order. */
  registrations: readonly string[]
}

/** `quantity` includes removed and refunded pieces. `current` excludes pieces that were removed before `updatedAt`. */
export type OrderLine = {
  id: string
  variantId: string
  quantity: number
  current: number
  /** The id in the line's attributes. It locates a registration and proves nothing. */
  registration: string | undefined
}

export type OrderRefund = { id: string; lines: readonly { lineId: string; quantity: number }[] }

/** Pieces by variant number. */
export type PaidPieces = ReadonlyMap<string, number>

export const registrationsOf = ({ lines, registrations }: ShopOrder): string[] => [
  ...new Set([...lines.flatMap(({ registration }) => registration ?? []), ...registrations]),
]

/**
 * Returns the pieces that an order pays for a registration, less removed and refunded ones. If the attributes of the
 * order name exactly one registration, lines without a registration belong to it.
 */
export function paidPieces(order: Omit<ShopOrder, 'name'>, registration: string): PaidPieces {
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

export const hasReturns = (order: Pick<ShopOrder, 'isPaid' | 'isCanceled' | 'refunds' | 'lines'>): boolean =>
  order.isPaid &&
  (order.isCanceled ||
    order.refunds.some(({ lines }) => lines.length > 0) ||
    order.lines.some(({ current, quantity }) => current < quantity))

/** Older carts use the second key. */
const registrationKeys: readonly string[] = ['_registration', 'Registration']

/** Returns undefined if the value cannot be an id of the site. */
export const registrationIn = (
  attributes: readonly { key: string; value?: string | null | undefined }[],
): string | undefined => {
  const value = attributes.find(({ key }) => registrationKeys.includes(key))?.value ?? ''
  return /^[\w-]{16,64}$/.test(value) ? value : undefined
}
