const dayMs = 86_400_000

/** The day that is so many days after the day of `now`, such as `2026-05-01`. */
export const dayFrom = (now: number, days: number) => new Date(now + days * dayMs).toISOString().slice(0, 10)
