import { dayOf } from '../../shared/dates.ts'

/**
 * Candidates can apply until the end of the closing date, in UTC. A position stays open without a closing date, and
 * where the time is not known. `now`: milliseconds since 1970.
 */
export function isClosed(closingDate: string | undefined, now: number | undefined): boolean {
  const last = dayOf(closingDate)
  return last !== undefined && now !== undefined && new Date(now).toISOString().slice(0, 10) > last
}
