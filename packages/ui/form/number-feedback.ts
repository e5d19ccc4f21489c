import { messages } from './messages.ts'

type NumberLimits = { min?: number; max?: number; isWhole?: boolean | undefined; feedback?: string }

/**
 * Returns a message for each broken limit, else the supplied feedback. `NaN`: emptied or invalid; `undefined`: not
 * filled in yet.
 */
export function numberFeedback(
  value: number | undefined,
  { min, max, isWhole = false, feedback }: NumberLimits,
): string[] {
  const broken = [
    ...(value !== undefined && min !== undefined && value < min ? [messages.minimum(min)] : []),
    ...(value !== undefined && max !== undefined && value > max ? [messages.maximum(max)] : []),
  ]
  if (broken.length > 0) return broken
  if (value !== undefined && isWhole && !Number.isInteger(value)) return [messages.wholeNumber]
  if (Number.isNaN(value)) return [messages.number]
  return feedback ? [feedback] : []
}

/** Supplied feedback is not an error. */
export const isOutside = (value: number | undefined, { min, max, isWhole }: Omit<NumberLimits, 'feedback'>) =>
  numberFeedback(value, { min, max, isWhole }).length > 0
