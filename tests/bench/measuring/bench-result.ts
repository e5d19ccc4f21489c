import { readFileSync, writeFileSync } from 'node:fs'
import type { Loop } from './loop.ts'
import type { Figure } from './report.ts'

/** What `npm run bench -- all` learns from a bench, besides its exit code. */
export type BenchResult = { figures: readonly Figure[]; loop: Loop } | { failure: string }

/** JSON has no word for a number that is not finite. */
export const writeResult = (file: string, result: BenchResult) =>
  writeFileSync(
    file,
    JSON.stringify(result, (_, value) =>
      typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
    ),
  )

export function readResult(file: string): BenchResult {
  const result: BenchResult = JSON.parse(readFileSync(file, 'utf8'))
  if ('failure' in result) return result
  return { ...result, figures: result.figures.map((figure) => ({ ...figure, value: Number(figure.value) })) }
}
