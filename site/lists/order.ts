import { timeOf } from '@association/content/shared/time-of.ts'

/** Compares two dates as they were written: the newest comes first, and what has no date last. */
export const newestFirst = (one: string | undefined, other: string | undefined): number =>
  (timeOf(other) ?? Number.NEGATIVE_INFINITY) - (timeOf(one) ?? Number.NEGATIVE_INFINITY) || 0
