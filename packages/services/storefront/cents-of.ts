/** The shop writes amounts as decimals: `59.5`. */
export const centsOf = ({ amount }: { amount: unknown }): number => Math.round(Number(amount) * 100)
