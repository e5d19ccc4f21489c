const dayMs = 86_400_000

/** Days as `2026-04-17`; either end may be open. */
export type DateRange = { start?: string; end?: string }

/** True from the first moment of the first day to the last of the last, in UTC. A date that is none is in no range. */
export function isInRange(moment: string | Date, { start, end }: DateRange): boolean {
  const at = new Date(moment).getTime()
  if (Number.isNaN(at)) return false
  return (start === undefined || at >= dayOf(start)) && (end === undefined || at < dayOf(end) + dayMs)
}

/** The beginning of a day in UTC, whatever time of day was written. */
const dayOf = (date: string) => Date.parse(date.slice(0, 10))
