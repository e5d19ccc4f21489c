/** Returns 15 for “Level 15”; the first number counts. Undefined means no discount. */
export function levelPercentOf(priceLevel: string | undefined): number | undefined {
  const percent = priceLevel?.match(/\d+(?:\.\d+)?/)?.[0]
  return percent === undefined ? undefined : Math.min(Number(percent), 100)
}

/** Returns 0.85 for 15 percent. */
export const discountFactor = (levelPercent: number | undefined) => (100 - (levelPercent ?? 0)) / 100
