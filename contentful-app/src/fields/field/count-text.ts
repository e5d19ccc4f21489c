type LengthLimits = { min?: number; max?: number }

export function countText(length: number, { min, max }: LengthLimits): string {
  const count = max === undefined ? `${length} characters` : `${length} of ${max} characters`
  return min ? `${count}, at least ${min}` : count
}

const nearShare = 0.9

export const isNearLimit = (length: number, max: number | undefined) =>
  max !== undefined && length >= max * nearShare && length <= max
