import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process-wide.ts'

/** Milliseconds since 1970. */
const ends = processWide('budget', () => new AsyncLocalStorage<number>())

/** Limits the total time of all requests in `work`. An outer budget that ends earlier counts. */
export const withBudget = <T>(ms: number, work: () => T): T =>
  ends.run(Math.min(Date.now() + ms, ends.getStore() ?? Number.POSITIVE_INFINITY), work)

/** For shared work, or work that must not be cut; requests keep their deadlines. */
export const withoutBudget = <T>(work: () => T): T => ends.exit(work)

/** Milliseconds; infinite without a budget. */
export const budgetLeft = (): number => (ends.getStore() ?? Number.POSITIVE_INFINITY) - Date.now()
