import { messages } from './messages.ts'

type Limits = { min?: number; max?: number; feedback?: string }

/** What to tell about a number: each limit that it breaks, both if both apply; otherwise the supplied feedback. */
export function numberFeedback(value: number | undefined, { min, max, feedback }: Limits): string[] {
  const broken = [
    ...(value !== undefined && min !== undefined && value < min ? [messages.minimum(min)] : []),
    ...(value !== undefined && max !== undefined && value > max ? [messages.maximum(max)] : []),
  ]
  if (broken.length > 0) return broken
  return feedback ? [feedback] : []
}

/** True when a limit is broken; a supplied feedback alone is no error. */
export const isOutside = (value: number | undefined, limits: Pick<Limits, 'min' | 'max'>) =>
  numberFeedback(value, { min: limits.min, max: limits.max }).length > 0
