/**
 * The percentage in the words of a price level: 15 for “Level 15”. Undefined without a number: there is no discount.
 * Where the words hold several numbers, the first one counts.
 */
export function levelPercentOf(priceLevel: string | undefined): number | undefined {
  const percent = priceLevel?.match(/\d+(?:\.\d+)?/)?.[0]
  return percent === undefined ? undefined : Math.min(Number(percent), 100)
}

/** What a price level leaves of a price: 0.85 for 15 percent, 1 without a level. */
export const discountFactor = (levelPercent: number | undefined) => (100 - (levelPercent ?? 0)) / 100
