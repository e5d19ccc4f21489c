import type { BenchResult } from '../measuring/bench-result.ts'
import { figureLine, isMet } from '../measuring/report.ts'

export type BenchOutcome = { bench: string; code: number; result: BenchResult }

const codes = { fine: 0, failed: 1, missedLimit: 2, missingProgram: 3 } as const

/** A missed limit weighs more than a failure, and a failure more than a missing program. */
export function exitCodeOf(outcomes: readonly BenchOutcome[]): number {
  const seen = new Set(outcomes.map(({ code }) => code))
  if (seen.has(codes.missedLimit)) return codes.missedLimit
  const isFailed = [...seen].some((code) => code !== codes.fine && code !== codes.missingProgram)
  if (isFailed) return codes.failed
  return seen.has(codes.missingProgram) ? codes.missingProgram : codes.fine
}

/** Returns the lines that end a run. */
export function summaryOf(outcomes: readonly BenchOutcome[]): string[] {
  const figures = outcomes.flatMap(({ bench, result }) =>
    'failure' in result
      ? []
      : result.figures.map((figure) => ({ ...figure, name: `${bench}, ${figure.name}` })),
  )
  const failures = outcomes.flatMap(({ bench, result }) =>
    'failure' in result ? `✗ ${bench}: ${result.failure}` : [],
  )
  const missed = figures.filter((figure) => !isMet(figure)).map((figure) => figureLine(figure))
  return [`${figures.length} figures`, ...missed, ...failures]
}
