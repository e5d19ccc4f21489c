import { closingTime } from '../../shared/closing.ts'

/** Returns false without a date or time. `now` is in milliseconds since 1970. */
export const isClosed = (closingDate: string | undefined, now: number | undefined): boolean =>
  now !== undefined && now >= (closingTime(closingDate) ?? Number.POSITIVE_INFINITY)
