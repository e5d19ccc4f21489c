import { isRecord } from '../../safe/is-record.ts'

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

/** What is wrong in a schedule, with its place: “Day 2, session 1: …”. An error costs something its place. */
export type ScheduleFault = { message: string; severity: 'error' | 'warning' }

/** The days of a schedule; what cannot be read is left out and told. */
export function readSchedule(value: unknown): { days: ScheduleDay[]; faults: ScheduleFault[] } {
  const faults: ScheduleFault[] = []
  const note: Note = (place, message, severity = 'error') => {
    faults.push({ message: place ? `${place}: ${message}` : message, severity })
  }
  if (value === undefined || value === null) return { days: [], faults }
  if (!Array.isArray(value)) {
    note('', 'The days must be a list: [ … ].')
    return { days: [], faults }
  }
  const days = value.flatMap((day, index) => readDay(day, `Day ${index + 1}`, note) ?? [])
  return { days, faults }
}

type Note = (place: string, message: string, severity?: ScheduleFault['severity']) => void

function readDay(value: unknown, place: string, note: Note): ScheduleDay | undefined {
  if (!isRecord(value)) return void note(place, 'must be written as { … }.')
  const { date, title, sessions } = value
  if (typeof date !== 'string' || !isDate(date))
    return void note(place, 'needs a “date” such as "2026-04-17". Without it, visitors do not see the day.')
  if (!Array.isArray(sessions)) note(place, 'needs a list of “sessions”.')
  const read = Array.isArray(sessions)
    ? sessions.flatMap((each, index) => readSession(each, `${place}, session ${index + 1}`, note) ?? [])
    : []
  return { date, title: words(title), sessions: read }
}

function readSession(value: unknown, place: string, note: Note): ScheduleSession | undefined {
  if (!isRecord(value)) return void note(place, 'must be written as { … }.')
  const title = words(value.title)
  if (!title) return void note(place, 'needs a “title”. Without it, visitors do not see the session.')
  if (!isTime(value.start))
    return void note(place, 'needs a “start” such as "08:00". Without it, visitors do not see the session.')
  return {
    type: typeOf(value.type, place, note),
    title,
    start: value.start,
    end: endOf([value.start, value.end], place, note),
    timeZone: words(value.timeZone),
    room: words(value.room),
    description: words(value.description),
    speakers: Array.isArray(value.speakers) ? value.speakers.flatMap((name) => words(name) ?? []) : [],
    credits: isCount(value.credits) ? value.credits : undefined,
  }
}

/** What says no known type is an ordinary session. */
function typeOf(type: unknown, place: string, note: Note): SessionType {
  const known = sessionTypes.find((one) => one === type)
  if (!known) note(place, `“type” must be one of ${sessionTypes.join(', ')}.`, 'warning')
  return known ?? 'session'
}

function endOf([start, end]: [string, unknown], place: string, note: Note): string | undefined {
  if (isTime(end) && end > start) return end
  if (end !== undefined) note(place, '“end” must be a time after its start, such as "09:15".')
  return undefined
}

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
