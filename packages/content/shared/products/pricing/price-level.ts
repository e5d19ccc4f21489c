/** Returns 15 for “Level 15”; the first number counts. Undefined without a number means no discount. */
export function levelPercentOf(priceLevel: string | undefined): number | undefined {
  const percent = priceLevel?.match(/\d+(?:\.\d+)?/)?.[0]
  return percent === undefined ? undefined : Math.min(Number(percent), 100)
}

/** 0.85 for 15 percent, 1 without a level. */
export const discountFactor = (levelPercent: number | undefined) => (100 - (levelPercent ?? 0)) / 100
