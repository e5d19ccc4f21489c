import type { Field } from '@association/content'
import { parseNumber } from './parse-number.ts'

/** Without a number, starts at the default or the lower limit. */
export function nextStep(
  typed: string,
  by: number,
  {
    kind,
    min = -Infinity,
    max = Infinity,
    default: standard,
  }: Pick<Field, 'kind' | 'min' | 'max' | 'default'>,
): number {
  const { number } = parseNumber(typed, kind === 'integer')
  const start = number ?? (typeof standard === 'number' ? standard : undefined)
  if (start === undefined) return Number.isFinite(min) ? min : 0
  // Rounding to two decimals hides errors of binary fractions.
  return Math.min(Math.max(Math.round((start + by) * 100) / 100, min), max)
}
