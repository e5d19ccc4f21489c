import { dayAfter, instantOf } from './instant.ts'

/** A session as far as its time matters. */
type Timed = { start: string; end?: string | undefined; endsNextDay?: boolean; timeZone?: string | undefined }

/**
 * Milliseconds at which a session starts and ends. `zone` is the zone of the schedule; a session may have its own. No
 * end where the schedule gives none.
 */
export function sessionSpan(date: string, session: Timed, zone: string): { start: number; end?: number } {
  const own = session.timeZone ?? zone
  const start = instantOf(date, session.start, own)
  if (!session.end) return { start }
  const end = instantOf(session.endsNextDay ? dayAfter(date) : date, session.end, own)
  // A session within the hour that the clock skips would end before it starts.
  return end > start ? { start, end } : { start }
}
