import { messages } from './messages.ts'

type Limits = { min?: number; max?: number; isWhole?: boolean | undefined; feedback?: string }

/**
 * Returns a message for each limit that the value breaks, else the supplied feedback. `NaN` means an emptied or invalid
 * field; `undefined` means that the visitor has not filled it in yet.
 */
export function numberFeedback(
  value: number | undefined,
  { min, max, isWhole = false, feedback }: Limits,
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

/** Ignores supplied feedback, which is not an error. */
export const isOutside = (value: number | undefined, { min, max, isWhole }: Omit<Limits, 'feedback'>) =>
  numberFeedback(value, { min, max, isWhole }).length > 0
