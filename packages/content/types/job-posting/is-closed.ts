import { closingTime } from '../../shared/closing.ts'

/** False without a date or time. `now`: milliseconds since 1970. */
export const isClosed = (closingDate: string | undefined, now: number | undefined): boolean =>
  now !== undefined && now >= (closingTime(closingDate) ?? Number.POSITIVE_INFINITY)
