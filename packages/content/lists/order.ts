import { timeOf } from '../derive/time-of.ts'

/** Items without a date come last. */
export const newestFirst =
  <Some>(dateOf: (entry: Some) => string | undefined) =>
  (entries: readonly Some[]): Some[] =>
    entries
      .map((entry) => ({ entry, time: timeOf(dateOf(entry)) ?? Number.NEGATIVE_INFINITY }))
      .toSorted((one, other) => other.time - one.time || 0)
      .map(({ entry }) => entry)
