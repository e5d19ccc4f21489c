import { budgetLeft } from './budget.ts'
import { UpstreamError } from './errors.ts'

/** Nothing came in time. */
export const late = Symbol('late')

/**
 * The result of work, or `late` after some milliseconds, or when the budget of the caller ends. The work goes on, and no
 * timer is left behind.
 */
export async function inTime<T>(work: Promise<T>, deadlineMs: number): Promise<T | typeof late> {
  const waitMs = Math.min(deadlineMs, Math.max(0, budgetLeft()))
  if (waitMs === Number.POSITIVE_INFINITY) return work
  const { promise, resolve } = Promise.withResolvers<typeof late>()
  const timer = setTimeout(() => resolve(late), waitMs).unref()
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
    // The race has another winner by then.
    work.catch(() => {})
  }
}

/** Waits for shared work no longer than the budget allows. Then it rejects with UpstreamError, and the work goes on. */
export async function inBudget<T>(upstream: string, work: Promise<T>): Promise<T> {
  const result = await inTime(work, Number.POSITIVE_INFINITY)
  if (result !== late) return result
  throw new UpstreamError(upstream, 'timeout', { message: 'no answer within the time for this page' })
}
