import { timeOf } from '../derive/time-of.ts'

/** Puts entries in the order of a date as it was written: the newest first, and what has no date last. */
export const newestFirst =
  <Some>(dateOf: (entry: Some) => string | undefined) =>
  (entries: readonly Some[]): Some[] =>
    entries
      .map((entry) => ({ entry, time: timeOf(dateOf(entry)) ?? Number.NEGATIVE_INFINITY }))
      .toSorted((one, other) => other.time - one.time || 0)
      .map(({ entry }) => entry)
