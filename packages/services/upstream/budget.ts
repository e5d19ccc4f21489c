import { AsyncLocalStorage } from 'node:async_hooks'
import { UpstreamError } from './errors.ts'
import { processWide } from './process-wide.ts'

/** Milliseconds since 1970. */
const ends = processWide('budget', () => new AsyncLocalStorage<number>())

/** An outer budget that ends earlier counts. */
export const withBudget = <T>(ms: number, work: () => T): T =>
  ends.run(Math.min(Date.now() + ms, ends.getStore() ?? Number.POSITIVE_INFINITY), work)

/** For shared work, or work that must not be cut; requests keep their deadlines. */
export const withoutBudget = <T>(work: () => T): T => ends.exit(work)

/** Milliseconds; infinite without a budget. */
export const budgetLeft = (): number => (ends.getStore() ?? Number.POSITIVE_INFINITY) - Date.now()

export const late = Symbol('late')

/** Resolves to `late` after the deadline or the caller's budget. The work continues. */
export async function inTime<T>(work: Promise<T>, deadlineMs: number): Promise<T | typeof late> {
  const waitMs = Math.min(deadlineMs, Math.max(0, budgetLeft()))
  if (waitMs === Number.POSITIVE_INFINITY) return work
  const { promise, resolve } = Promise.withResolvers<typeof late>()
  const timer = setTimeout(() => resolve(late), waitMs).unref()
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
    // Prevents an unhandled rejection after the race.
    work.catch(() => {})
  }
}

/** Waits for shared work within the budget, then rejects with UpstreamError. The work continues. */
export async function inBudget<T>(upstream: string, work: Promise<T>): Promise<T> {
  const result = await inTime(work, Number.POSITIVE_INFINITY)
  if (result !== late) return result
  throw new UpstreamError(upstream, 'timeout', { message: 'no answer within the time for this page' })
}
