import type { NamedDifference } from './texts/compare.ts'

/** Differences to an earlier record that must be. Remove one when the record that it is compared with is replaced. */
export const namedDifferences: readonly NamedDifference[] = []
