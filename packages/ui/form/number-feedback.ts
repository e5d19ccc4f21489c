import { messages } from './messages.ts'

type Limits = { min?: number; max?: number; isWhole?: boolean | undefined; feedback?: string }

/**
 * What to tell about a number: each limit that it breaks, both if both apply; otherwise the supplied feedback. `NaN` is a
 * field that was emptied or holds no number, `undefined` a field that nobody has filled in yet.
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

/** True when a limit is broken; a supplied feedback alone is no error. */
export const isOutside = (value: number | undefined, { min, max, isWhole }: Omit<Limits, 'feedback'>) =>
  numberFeedback(value, { min, max, isWhole }).length > 0
