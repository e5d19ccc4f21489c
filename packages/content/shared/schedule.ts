/** A schedule as editors write it in JSON, and what is wrong with one. */
export const sessionTypes = ['session', 'wellness', 'breakfast', 'general', 'optional'] as const
export type SessionType = (typeof sessionTypes)[number]

export type ScheduleDay = { date: string; title?: string; sessions: readonly ScheduleSession[] }
export type ScheduleSession = {
  type: SessionType
  title: string
  /** `07:30`, in the session's time zone. */
  start: string
  end?: string
  /** Such as `America/Chicago`; the schedule's own unless given. */
  timeZone?: string
  room?: string
  description?: string
  speakers: readonly string[]
  credits?: number
}

export type ScheduleFault = 'list' | 'date' | 'title' | 'type' | 'time'

/** The days of a schedule; what cannot be read is left out and told. */
export function readSchedule(value: unknown): { days: ScheduleDay[]; faults: ScheduleFault[] } {
  const faults: ScheduleFault[] = []
  const note = (fault: ScheduleFault) => {
    if (!faults.includes(fault)) faults.push(fault)
  }
  if (value === undefined || value === null) return { days: [], faults }
  if (!Array.isArray(value)) return { days: [], faults: ['list'] }
  return { days: value.flatMap((day) => readDay(day, note) ?? []), faults }
}

type Note = (fault: ScheduleFault) => void

function readDay(value: unknown, note: Note): ScheduleDay | undefined {
  if (!isRecord(value)) return void note('list')
  const { date, title, sessions } = value
  if (typeof date !== 'string' || !isDate(date)) return void note('date')
  if (!Array.isArray(sessions)) note('list')
  const read = Array.isArray(sessions) ? sessions.flatMap((session) => readSession(session, note) ?? []) : []
  return { date, title: words(title), sessions: read }
}

function readSession(value: unknown, note: Note): ScheduleSession | undefined {
  if (!isRecord(value)) return void note('list')
  const title = words(value.title)
  if (!title) return void note('title')
  if (!isTime(value.start)) return void note('time')
  return {
    type: typeOf(value.type, note),
    title,
    start: value.start,
    end: endOf(value.end, value.start, note),
    timeZone: words(value.timeZone),
    room: words(value.room),
    description: words(value.description),
    speakers: Array.isArray(value.speakers) ? value.speakers.flatMap((name) => words(name) ?? []) : [],
    credits: isCount(value.credits) ? value.credits : undefined,
  }
}

/** What says no known type is an ordinary session. */
function typeOf(type: unknown, note: Note): SessionType {
  const known = sessionTypes.find((one) => one === type)
  if (!known) note('type')
  return known ?? 'session'
}

function endOf(end: unknown, start: string, note: Note): string | undefined {
  if (isTime(end) && end > start) return end
  if (end !== undefined) note('time')
  return undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const words = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0
const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
const isDate = (value: string) => {
  const day = new Date(value)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
  )
}
