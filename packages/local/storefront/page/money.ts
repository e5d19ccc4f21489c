const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `$1,934.00`. */
export const amount = (cents: number): string => dollars.format(cents / 100)
