import { dayAfter, instantOf } from './instant.ts'

type Timed = { start: string; end?: string | undefined; endsNextDay?: boolean; timeZone?: string | undefined }

/** Returns milliseconds. A session can override the schedule's `zone`. */
export function sessionSpan(date: string, session: Timed, zone: string): { start: number; end?: number } {
  const own = session.timeZone ?? zone
  const start = instantOf(date, session.start, own)
  if (!session.end) return { start }
  const end = instantOf(session.endsNextDay ? dayAfter(date) : date, session.end, own)
  // A session within the skipped hour would end before it starts.
  return end > start ? { start, end } : { start }
}
