/** Null means no bound. */
export type Bounds = { min?: number | null; max?: number | null }

export const present = (bounds: Bounds) =>
  Object.fromEntries(Object.entries(bounds).filter(([, bound]) => bound !== null))

export const isWithin = (size: number, { min, max }: Bounds) =>
  size >= (min ?? -Infinity) && size <= (max ?? Infinity)
