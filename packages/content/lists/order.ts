import { timeOf } from '../shared/time-of.ts'

/** Puts entries in the order of a date as it was written: the newest first, and what has no date last. */
export const newestFirst =
  <Some>(dateOf: (entry: Some) => string | undefined) =>
  (entries: readonly Some[]): Some[] =>
    entries
      .map((entry) => ({ entry, time: timeOf(dateOf(entry)) ?? Number.NEGATIVE_INFINITY }))
      .toSorted((one, other) => other.time - one.time || 0)
      .map(({ entry }) => entry)

/** Negative where the first date is the newer one. */
export const compareDates = (one: string | undefined, other: string | undefined): number =>
  (timeOf(other) ?? Number.NEGATIVE_INFINITY) - (timeOf(one) ?? Number.NEGATIVE_INFINITY) || 0
