import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process-wide.ts'

/** When the budget of the current work ends, in milliseconds since 1970. */
const ends = processWide('budget', () => new AsyncLocalStorage<number>())

/**
 * Gives some work a time in which all its requests to services must end, however many there are. Inside another budget,
 * the sooner end counts.
 */
export const withBudget = <T>(ms: number, work: () => T): T =>
  ends.run(Math.min(Date.now() + ms, ends.getStore() ?? Number.POSITIVE_INFINITY), work)

/** For work that others share, or that must not be cut: it has the time of its own requests. */
export const withoutBudget = <T>(work: () => T): T => ends.exit(work)

/** Milliseconds that the current work still has; infinite without a budget. */
export const budgetLeft = (): number => (ends.getStore() ?? Number.POSITIVE_INFINITY) - Date.now()
