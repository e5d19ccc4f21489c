import { isRecord } from '../../safe/is-record.ts'
import { isDate, readSession, words } from './read-session.ts'
import type { NoteFault, ScheduleDay, ScheduleFault } from './schedule.ts'
import { sessionId } from './session-id.ts'

export function readSchedule(value: unknown): { days: ScheduleDay[]; faults: ScheduleFault[] } {
  const faults: ScheduleFault[] = []
  const note: NoteFault = (place, message, severity = 'error') => {
    faults.push({ message: place ? `${place}: ${message}` : message, severity })
  }
  if (value === undefined || value === null) return { days: [], faults }
  if (!Array.isArray(value)) {
    note('', 'The days must be a list: [ … ].')
    return { days: [], faults }
  }
  const reading: ScheduleReader = { note, places: new Map(), withoutId: [] }
  const days = value.flatMap((day, index) => readDay(day, `Day ${index + 1}`, reading) ?? [])
  noteMissingIds(reading)
  return { days, faults }
}

type ScheduleReader = { note: NoteFault; places: Map<string, string>; withoutId: string[] }

function readDay(value: unknown, place: string, reading: ScheduleReader): ScheduleDay | undefined {
  const { note } = reading
  if (!isRecord(value)) return void note(place, 'must be written as { … }.')
  const { date, title, sessions } = value
  if (typeof date !== 'string' || !isDate(date))
    return void note(place, 'needs a “date” such as "2026-04-17". Without it, visitors do not see the day.')
  if (!Array.isArray(sessions)) note(place, 'needs a list of “sessions”.')
  const read = (Array.isArray(sessions) ? sessions : []).flatMap((each, index) => {
    const where = `${place}, session ${index + 1}`
    const session = readSession(each, where, note)
    return session ? { ...session, id: uniqueId(date, { ...session, where }, reading) } : []
  })
  return { date, title: words(title), sessions: read }
}

type NamedSession = { id?: string | undefined; start: string; title: string; where: string }

/** A derived id replaces a duplicate one, with a number if in use. */
function uniqueId(date: string, session: NamedSession, { note, places, withoutId }: ScheduleReader): string {
  const { id: given, where } = session
  const other = given === undefined ? undefined : places.get(given)
  if (given === undefined) withoutId.push(where)
  if (other) note(where, `“id” must be unique, but ${other} has the id "${given}" too. Change one of them.`)
  const wanted = sessionId({ date }, other ? { ...session, id: undefined } : session)
  let id = wanted
  for (let count = 2; places.has(id); count += 1) id = `${wanted}-${count}`
  places.set(id, where)
  return id
}

/** A long schedule would give hundreds of warnings. */
function noteMissingIds({ note, withoutId: [first, ...rest] }: ScheduleReader) {
  if (!first) return
  const others = rest.length === 0 ? '' : ` and ${rest.length} more`
  note(
    first + others,
    'no “id”, such as "opening-keynote". Without it, calendars cannot update the session after its day, start or title changes.',
    'warning',
  )
}
