import { isRecord } from '../../safe/is-record.ts'
import { isZone } from './instant.ts'
import { type NoteFault, type ScheduleSession, type SessionType, sessionTypes } from './schedule.ts'
import { isSessionId } from './session-id.ts'

type ReadSession = Omit<ScheduleSession, 'id'> & { id?: string | undefined }

export function readSession(value: unknown, place: string, note: NoteFault): ReadSession | undefined {
  if (!isRecord(value)) return void note(place, 'must be written as { … }.')
  const title = words(value.title)
  if (!title) return void note(place, 'needs a “title”. Without it, visitors do not see the session.')
  if (!isTime(value.start))
    return void note(place, 'needs a “start” such as "08:00". Without it, visitors do not see the session.')
  return {
    id: idOf(value.id, place, note),
    type: typeOf(value.type, place, note),
    title,
    track: words(value.track),
    start: value.start,
    ...endOf({ ...value, start: value.start }, place, note),
    timeZone: zoneOf(value.timeZone, place, note),
    room: words(value.room),
    description: words(value.description),
    speakers: Array.isArray(value.speakers) ? value.speakers.flatMap((name) => words(name) ?? []) : [],
    credits: isCount(value.credits) ? value.credits : undefined,
  }
}

function idOf(id: unknown, place: string, note: NoteFault): string | undefined {
  if (isSessionId(id)) return id
  if (id !== undefined)
    note(place, '“id” must be 1 to 64 letters, digits and hyphens, such as "opening-keynote".')
  return undefined
}

/** An unknown type is an ordinary session. */
function typeOf(type: unknown, place: string, note: NoteFault): SessionType {
  const known = sessionTypes.find((one) => one === type)
  if (!known) note(place, `“type” must be one of ${sessionTypes.join(', ')}.`, 'warning')
  return known ?? 'session'
}

type Times = { start: string; end?: unknown; endsNextDay?: unknown }

function endOf({ start, end, endsNextDay }: Times, place: string, note: NoteFault) {
  if (end === undefined) return {}
  const isNextDay = endsNextDay === true
  if (isTime(end) && (isNextDay ? end <= start : end > start))
    return isNextDay ? { end, endsNextDay: true } : { end }
  note(
    place,
    isNextDay
      ? '“end” must be at most 24 hours after the start, because “endsNextDay” is true.'
      : '“end” must be a time after its start, such as "09:15". If the session ends after midnight, add "endsNextDay": true.',
  )
  return {}
}

function zoneOf(zone: unknown, place: string, note: NoteFault): string | undefined {
  const name = words(zone)
  if (name === undefined || isZone(name)) return name
  return void note(place, `“timeZone” "${name}" is unknown. Write one such as "America/Chicago".`)
}

export const words = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0
const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
export const isDate = (value: string) => {
  const day = new Date(value)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
  )
}
