/** `null` means not yet known. */
export type Cents = number | null

/** Returns null for an invalid amount, never 0. */
export function toCents(dollars: number | null): Cents {
  const isAmount = dollars !== null && dollars >= 0 && dollars <= maxDollars
  return isAmount ? Math.abs(Math.round(dollars * 100)) : null
}

/** Up to this amount, percentages of the cents are exact integers. */
const maxDollars = 1e11

/** Returns null unless the price is known and the quantity is a positive whole number. */
export function lineTotal(cents: Cents, quantity: number): Cents {
  const total = cents === null ? Number.NaN : cents * quantity
  return Number.isSafeInteger(quantity) && quantity > 0 && Number.isSafeInteger(total) ? total : null
}

export function sumOf(amounts: readonly Cents[]): Cents {
  let sum = 0
  for (const amount of amounts) {
    if (amount === null) return null
    sum += amount
  }
  return Number.isSafeInteger(sum) ? sum : null
}
