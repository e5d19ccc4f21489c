/** An amount as the Storefront API writes it. */
export const moneyOf = (cents: number) => ({ amount: (cents / 100).toFixed(2), currencyCode: 'USD' })
