import { closingTime } from '../../shared/closing.ts'

/** A position stays open without a closing date, and where the time is not known. `now`: milliseconds since 1970. */
export const isClosed = (closingDate: string | undefined, now: number | undefined): boolean =>
  now !== undefined && now >= (closingTime(closingDate) ?? Number.POSITIVE_INFINITY)
