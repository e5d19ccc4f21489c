export const sessionTypes = ['session', 'wellness', 'breakfast', 'general', 'optional'] as const
export type SessionType = (typeof sessionTypes)[number]

export type ScheduleDay = { date: string; title?: string; sessions: readonly ScheduleSession[] }
export type ScheduleSession = {
  /** Unique in the schedule; derived if editors give none. */
  id: string
  type: SessionType
  title: string
  track?: string
  /** `07:30`, in the session's time zone. */
  start: string
  end?: string
  /** `end` is on the next day. */
  endsNextDay?: boolean
  /** Such as `America/Chicago`; default: the schedule's zone. */
  timeZone?: string
  room?: string
  description?: string
  speakers: readonly string[]
  credits?: number
}

/** Begins with the place: “Day 2, session 1: …”. An error hides a part of the schedule. */
export type ScheduleFault = { message: string; severity: 'error' | 'warning' }
export type NoteFault = (place: string, message: string, severity?: ScheduleFault['severity']) => void
