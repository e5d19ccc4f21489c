export const sessionTypes = ['session', 'wellness', 'breakfast', 'general', 'optional'] as const
export type SessionType = (typeof sessionTypes)[number]

export type ScheduleDay = { date: string; title?: string; sessions: readonly ScheduleSession[] }
export type ScheduleSession = {
  /** Unique in the schedule; derived if editors give no id. */
  id: string
  type: SessionType
  title: string
  /** Subject, such as `Finance`. */
  track?: string
  /** `07:30`, in the session's time zone. */
  start: string
  end?: string
  /** The session lasts past midnight: `end` is on the next day. */
  endsNextDay?: boolean
  /** Such as `America/Chicago`; the zone of the schedule if absent. */
  timeZone?: string
  room?: string
  description?: string
  speakers: readonly string[]
  credits?: number
}

/** The message includes the place: “Day 2, session 1: …”. An error hides a part of the schedule from visitors. */
export type ScheduleFault = { message: string; severity: 'error' | 'warning' }
export type Note = (place: string, message: string, severity?: ScheduleFault['severity']) => void
