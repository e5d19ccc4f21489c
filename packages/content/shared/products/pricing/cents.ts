/** An amount of money in whole cents; `null` is not yet known. */
export type Cents = number | null

/** The cents of an amount in dollars. Anything that is not an amount of money is unknown, never 0. */
export function toCents(dollars: number | null): Cents {
  const isAmount = dollars !== null && dollars >= 0 && dollars <= maxDollars
  return isAmount ? Math.abs(Math.round(dollars * 100)) : null
}

/** Percentages of the cents of such an amount are still exact integers. */
const maxDollars = 1e11

/** What a number of pieces cost; unknown when the price is, or when the quantity is no whole number above 0. */
export function lineTotal(cents: Cents, quantity: number): Cents {
  const total = cents === null ? Number.NaN : cents * quantity
  return Number.isSafeInteger(quantity) && quantity > 0 && Number.isSafeInteger(total) ? total : null
}

/** The sum of amounts; unknown when one of them is. */
export function sumOf(amounts: readonly Cents[]): Cents {
  let sum = 0
  for (const amount of amounts) {
    if (amount === null) return null
    sum += amount
  }
  return Number.isSafeInteger(sum) ? sum : null
}
