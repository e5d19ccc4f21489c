const dayMs = 86_400_000

/** Days such as `2026-04-17`. */
export type DateRange = { start?: string; end?: string }

/** Includes both days, in UTC. Returns false for an invalid date. */
export function isInRange(moment: string | Date, { start, end }: DateRange): boolean {
  const at = new Date(moment).getTime()
  if (Number.isNaN(at)) return false
  return (start === undefined || at >= dayOf(start)) && (end === undefined || at < dayOf(end) + dayMs)
}

/** Returns the start of the day in UTC. */
const dayOf = (date: string) => Date.parse(date.slice(0, 10))
