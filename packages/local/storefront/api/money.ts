export const moneyOf = (cents: number) => ({ amount: (cents / 100).toFixed(2), currencyCode: 'USD' })
