import type { NamedDifference } from './texts/compare.ts'

/** Intended differences to an earlier record. Remove one when that record is replaced. */
export const namedDifferences: readonly NamedDifference[] = []
